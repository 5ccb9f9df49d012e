import { DealsError, type createClient } from '../client.ts';
import type { components } from '../schema.d.ts';
import type { DetectorList } from './match.ts';

type Schemas = components['schemas'];

/** What the index says of one vendor, as far as an audit needs it. */
export interface VendorFacts {
  readonly slug: string;
  readonly risk_level: 'stable' | 'caution' | 'risky' | null;
  /** The dated record behind a caution or risky level. */
  readonly cause: { readonly date: string; readonly summary: string; readonly source_url: string | null } | null;
  /** Why no level is published; null where one is. */
  readonly withheld: string | null;
  readonly gate: { readonly code: string; readonly reason: string } | null;
  /** The link of the offer is gone for good. */
  readonly is_link_gone: boolean;
  /** What the index lists of it is a programme with applicants, not the product: its end ends no product. */
  readonly is_programme: boolean;
  /** Vendors to use instead: the index's own pick first, then those that the newest records name. */
  readonly alternatives: readonly string[];
}

/** A dated fact about a vendor by its name. */
export interface DatedFact {
  readonly vendor: string;
  readonly date: string;
  readonly summary: string;
  readonly source_url: string | null;
}

/** All that an audit needs beside the project; a snapshot file holds it for every vendor that a detector names. */
export interface Facts {
  readonly format: 'deals-facts-1';
  readonly source: string;
  /** Newest day of any entry or record of the index; null where the index is empty. */
  readonly catalogue_as_of: string | null;
  readonly detectors: Pick<DetectorList, 'vendors'>;
  readonly vendors: readonly VendorFacts[];
  readonly endings: readonly DatedFact[];
  readonly expiring: readonly DatedFact[];
}

type Client = ReturnType<typeof createClient>;

/** Vendors in one request. */
const BATCH_VENDORS = 100;
const EXPIRING_WITHIN_DAYS = 90;
const MAX_ALTERNATIVES = 3;

/** Good news is no ending. */
const GOOD_NEWS: readonly string[] = [
  'limits_increased',
  'new_free_tier',
  'new_tier',
  'startup_program_expanded',
  'pricing_postponed',
  'rebranded',
  'record_corrected',
];

/** The patterns; the request says nothing about the project. */
export async function fetchDetectors(client: Client): Promise<DetectorList> {
  return answer(await client.GET('/api/detectors'));
}

/**
 * The facts about some vendors. Requests carry their slugs and nothing else; categories, deadlines and
 * expiring offers are read whole. Throws `DealsError` where the service answers with an error.
 */
export async function fetchFacts(
  client: Client,
  { source, detectors, slugs }: { source: string; detectors: DetectorList; slugs: readonly string[] },
): Promise<Facts> {
  const { categories } = answer(await client.GET('/api/categories'));
  const programmes = new Set(categories.filter(({ holds }) => holds === 'programmes').map(({ name }) => name));
  const vendors: VendorFacts[] = [];
  for (let from = 0; from < slugs.length; from += BATCH_VENDORS) {
    const batch = slugs.slice(from, from + BATCH_VENDORS);
    const query = { services: batch.join(',') };
    const { services } = answer(await client.GET('/api/audit-stack', { params: { query } }));
    for (const [index, slug] of batch.entries()) {
      const service = services[index];
      if (!service) throw new Error(`/api/audit-stack left out ${slug}`);
      vendors.push(service.on_record ? await recordedFacts(client, slug) : auditedFacts(service, { slug, programmes }));
    }
  }
  const { deadlines } = answer(await client.GET('/api/deadlines'));
  const within = { within_days: EXPIRING_WITHIN_DAYS };
  const { deals, catalogue_as_of } = answer(await client.GET('/api/expiring', { params: { query: within } }));
  return {
    format: 'deals-facts-1',
    source,
    catalogue_as_of,
    detectors,
    vendors,
    endings: deadlines.filter(isEnding).map(datedFact),
    expiring: deals.map(({ vendor, tier, url, expires_date }) => ({
      vendor,
      date: expires_date,
      summary: `the offer ${tier} can be taken until then`,
      source_url: url,
    })),
  };
}

function answer<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data === undefined) throw new DealsError(response.status, error);
  return data;
}

function isEnding(deadline: Schemas['Deadline']): boolean {
  return !('change_type' in deadline) || !GOOD_NEWS.includes(deadline.change_type);
}

function datedFact({ vendor, date, summary, source_url }: Schemas['Deadline']): DatedFact {
  return { vendor, date, summary, source_url };
}

function auditedFacts(
  service: Schemas['AuditedService'],
  { slug, programmes }: { slug: string; programmes: ReadonlySet<string> },
): VendorFacts {
  const { recent_changes, category } = service;
  const isProgramme = category !== null && programmes.has(category);
  // The pick for a programme is another programme.
  const pick = isProgramme ? null : service.cheaper_alternative;
  const named = recent_changes
    .filter(({ standing }) => standing === 'in_force')
    .flatMap((record) => record.alternatives);
  return {
    slug,
    risk_level: service.risk_level,
    cause: causeOf(service.risk_cause),
    withheld: service.level_withheld_because,
    gate: gateOf(service.gate),
    is_link_gone: service.link_unreachable?.terminal ?? false,
    is_programme: isProgramme,
    alternatives: [...new Set([...(pick ? [pick.vendor] : []), ...named])].slice(0, MAX_ALTERNATIVES),
  };
}

/** A vendor of which only change records are held has no offer to audit; its risk is published apart. */
async function recordedFacts(client: Client, vendor: string): Promise<VendorFacts> {
  const risk = answer(await client.GET('/api/vendor-risk/{vendor}', { params: { path: { vendor } } }));
  const level = 'risk_level' in risk ? risk : null;
  if (!level) throw new Error(`/api/vendor-risk/${vendor} names no single vendor`);
  return {
    slug: vendor,
    risk_level: level.risk_level,
    cause: causeOf(level.risk_cause),
    withheld: level.risk_level === null ? 'the index holds change records of it and no offer' : null,
    gate: gateOf(level.gate),
    is_link_gone: level.link_unreachable?.terminal ?? false,
    is_programme: false,
    alternatives: level.alternatives
      .filter(({ gate, risk_level }) => gate === null && risk_level === 'stable')
      .slice(0, MAX_ALTERNATIVES)
      .map((alternative) => alternative.vendor),
  };
}

function causeOf(cause: Schemas['NullableRiskCause']): VendorFacts['cause'] {
  return cause && { date: cause.date, summary: cause.summary, source_url: cause.source_url };
}

function gateOf(gate: Schemas['NullableGate']): VendorFacts['gate'] {
  return gate && { code: gate.code, reason: gate.reason };
}
