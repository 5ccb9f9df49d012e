/** A call that every generated client makes. */
export interface Call {
  /** Operation id, which generators take for the name of the function. */
  readonly id: string;
  /** Tag of the operation. */
  readonly tag: string;
  /** Template of the path. */
  readonly path: string;
  /** Value of `{vendor}` in the path. */
  readonly vendor?: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Names of the parameters in `query` that the path requires. */
  readonly required?: readonly string[];
  readonly body?: Readonly<Record<string, string>>;
  readonly status: 200 | 202;
}

const read = (tag: string, id: string, path: string, rest: Partial<Call> = {}): Call => ({
  id,
  tag,
  path,
  status: 200,
  ...rest,
});

/** Sixteen calls of every kind: lists, open segments, numbers, flags, closed lists, several required parameters, a body. */
export const CALLS: readonly Call[] = [
  read('Offers', 'searchOffers', '/api/offers', { query: { q: 'database', limit: 2, free: true } }),
  read('Offers', 'listCategories', '/api/categories'),
  read('Offers', 'listNewOffers', '/api/new', { query: { days: 30, limit: 3 } }),
  read('Offers', 'listNewestOffers', '/api/newest', { query: { since: '2026-01-01' } }),
  read('Changes', 'searchChanges', '/api/changes', { query: { vendors: 'acme,borealis', include_retracted: true } }),
  read('Vendors', 'getVendorDetails', '/api/details/{vendor}', { vendor: 'acme', query: { alternatives: true } }),
  read('Vendors', 'compareVendors', '/api/compare', { query: { a: 'acme', b: 'borealis' }, required: ['a', 'b'] }),
  read('Stacks', 'auditStack', '/api/audit-stack', {
    query: { services: 'acme,borealis,no-such-vendor' },
    required: ['services'],
  }),
  read('Vendors', 'getVendorRisk', '/api/vendor-risk/{vendor}', { vendor: 'borealis' }),
  read('Changes', 'listDeadlines', '/api/deadlines', { query: { type: 'product_deprecated' } }),
  read('Comparisons', 'compareHosting', '/api/hosting-pricing', { query: { type: 'edge-serverless' } }),
  read('Referrals', 'listReferralPrograms', '/api/referral-programs', { query: { category: 'databases' } }),
  read('Offers', 'listExpiringOffers', '/api/expiring', { query: { within_days: 365 } }),
  read('Service', 'getFreshness', '/api/freshness'),
  read('Stacks', 'recommendStack', '/api/stack', { query: { use_case: 'web application' }, required: ['use_case'] }),
  { ...read('Signals', 'sendSignal', '/api/signal', { body: { event: 'recommended', vendor: 'acme' } }), status: 202 },
];

/** The address of a call, as any HTTP client would write it. */
export function addressOf({ path, vendor, query = {} }: Call): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path.replace('{vendor}', vendor ?? '')}${search.size === 0 ? '' : `?${search.toString()}`}`;
}
