/** One kind of answer, with a request that gets it on any catalogue. */
export interface Kind {
  readonly what: string;
  readonly target: string;
  readonly status: number;
  readonly request?: { readonly method: 'POST'; readonly body: string };
}

/** One of each kind of answer that has a body. The HTTP suite and `npm run verify` request the same ones. */
export const READS: readonly Kind[] = [
  { what: 'a prepared answer', target: '/api/offers', status: 200 },
  { what: 'a file at its own path', target: '/api/categories', status: 200 },
  { what: 'a computed answer', target: '/api/offers?q=a&limit=3', status: 200 },
  { what: 'a computed answer that found nothing', target: '/api/offers?q=zzzzzzzz', status: 200 },
];

/** One of each kind of refusal. */
export const ERRORS: readonly Kind[] = [
  { what: 'an unknown path', target: '/nowhere', status: 404 },
  { what: 'an unknown path of the API', target: '/api/nowhere', status: 404 },
  { what: 'an unknown vendor', target: '/api/details/no-vendor-is-called-this', status: 404 },
  { what: 'a missing parameter', target: '/api/compare', status: 400 },
  { what: 'a missing vendor', target: '/api/details', status: 400 },
  { what: 'a wrong parameter', target: '/api/changes?limit=many', status: 400 },
  { what: 'a broken escape', target: '/api/details/%zz', status: 400 },
  { what: 'a query of more than 8 KB', target: `/api/offers?q=${'a'.repeat(9000)}`, status: 414 },
  { what: 'a retired submission', target: '/api/referral-codes', status: 410, request: { method: 'POST', body: '{}' } },
];
