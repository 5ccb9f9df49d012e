import { direction } from '../../src/rules/risk/standing.ts';
import { slug } from '../../src/rules/text/fold.ts';
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
  /** Vendors to use instead: those that its records name, without those that the index warns of. */
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

/** The patterns; the request says nothing about the project. */
export async function fetchDetectors(client: Client): Promise<DetectorList> {
  return receivedBody(await client.GET('/api/detectors'), 'vendors');
}

/**
 * The facts about some vendors. Requests carry their slugs and those of the alternatives that their records name, nothing
 * else; categories, deadlines and expiring offers are read whole. Throws `DealsError` where the service answers with an error.
 */
export async function fetchFacts(
  client: Client,
  { source, detectors, slugs }: { source: string; detectors: Facts['detectors']; slugs: readonly string[] },
): Promise<Facts> {
  const { categories } = receivedBody(await client.GET('/api/categories'), 'categories');
  const programmes = new Set(categories.filter(({ holds }) => holds === 'programmes').map(({ name }) => name));
  const found: FoundFacts[] = [];
  for (const [slug, service] of await servicesBySlug(client, slugs)) {
    found.push(service.on_record ? await recordedFacts(client, slug) : auditedFacts(service, { slug, programmes }));
  }
  const names = new Set<string>(found.flatMap(({ named }) => named.map(slug)));
  names.delete('');
  const others = await servicesBySlug(client, [...names]);
  const { deadlines } = receivedBody(await client.GET('/api/deadlines'), 'deadlines');
  const within = { within_days: EXPIRING_WITHIN_DAYS };
  const { deals, catalogue_as_of } = receivedBody(
    await client.GET('/api/expiring', { params: { query: within } }),
    'deals',
  );
  return {
    format: 'deals-facts-1',
    source,
    catalogue_as_of,
    detectors,
    vendors: found.map(({ facts, named }) => ({ ...facts, alternatives: adviceOf(named, others) })),
    endings: deadlines.filter(isEnding).map(datedFact),
    // An offer that only some may take ends nothing that the project uses.
    expiring: deals
      .filter(({ eligibility }) => eligibility === null || eligibility.type === 'public')
      .map(({ vendor, tier, url, expires_date }) => ({
        vendor,
        date: expires_date,
        summary: `the offer ${tier} can be taken until then`,
        source_url: url,
      })),
  };
}

/** Facts of a vendor with what its alternatives are chosen from. */
interface FoundFacts {
  readonly facts: Omit<VendorFacts, 'alternatives'>;
  /** Names in its records in force, the newest first: of vendors, and of products that the index does not know. */
  readonly named: readonly string[];
}

type Service = Schemas['AuditedService'];

/**
 * What the index says of each of some vendors, by its slug. An answer has one service for two slugs of one vendor, so its
 * services cannot be assigned to slugs by their order: then each half of the batch is requested separately.
 */
async function servicesBySlug(client: Client, slugs: readonly string[]): Promise<ReadonlyMap<string, Service>> {
  const found = new Map<string, Service>();
  const waiting = [...batches(slugs)];
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const query = { services: batch.join(',') };
    const { services } = receivedBody(await client.GET('/api/audit-stack', { params: { query } }), 'services');
    if (services.length === 0) throw new Error(`/api/audit-stack left out ${batch.join(', ')}`);
    if (services.length < batch.length) {
      const half = Math.ceil(batch.length / 2);
      waiting.unshift(batch.slice(0, half), batch.slice(half));
    } else {
      for (const [index, service] of services.entries()) found.set(batch[index] ?? '', service);
    }
  }
  return found;
}

function* batches(slugs: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < slugs.length; from += BATCH_VENDORS) yield slugs.slice(from, from + BATCH_VENDORS);
}

/**
 * The names of vendors that the index lists and does not warn of, then the names that it does not know. A vendor that it
 * rates with caution or risky, lists as ended, or of which it holds records and no offer is no advice.
 */
function adviceOf(named: readonly string[], services: ReadonlyMap<string, Service>): readonly string[] {
  const statusOf = (name: string) => services.get(slug(name))?.status;
  const kept = named.filter((name) => {
    const service = services.get(slug(name));
    return !service || !isWarnedOf(service);
  });
  const known = kept.filter((name) => statusOf(name) === 'found');
  return [...new Set([...known, ...kept])].slice(0, MAX_ALTERNATIVES);
}

function isWarnedOf({ risk_level, gate, link_unreachable, on_record }: Service): boolean {
  const isRated = risk_level === 'caution' || risk_level === 'risky';
  const hasEnded = gate !== null && ENDED_GATES.includes(gate.code);
  return isRated || hasEnded || (link_unreachable?.terminal ?? false) || on_record !== null;
}

/** Gates of an offer that cannot be taken any more. */
const ENDED_GATES: readonly string[] = ['product_discontinued', 'offer_retired', 'offer_expired'];

/** The body of an answer, which has the field `key`: a host that is not the index may answer anything. */
function receivedBody<Data>(
  { data, error, response }: { data?: Data; error?: unknown; response: Response },
  key: keyof Data & string,
): Data {
  if (data === undefined) throw new DealsError(response.status, error);
  if (!(key in Object(data))) throw new Error(`the service is not the index: its answer has no "${key}"`);
  return data;
}

/** Good news is no ending; a change type of a newer host may be one. */
function isEnding(deadline: Schemas['Deadline']): boolean {
  if (!('change_type' in deadline)) return true;
  const way = direction(deadline.change_type);
  return way !== 'positive' && way !== 'neutral';
}

function datedFact({ vendor, date, summary, source_url }: Schemas['Deadline']): DatedFact {
  return { vendor, date, summary, source_url };
}

function auditedFacts(
  service: Service,
  { slug, programmes }: { slug: string; programmes: ReadonlySet<string> },
): FoundFacts {
  const { recent_changes, category, level_withheld_because: withheld } = service;
  const is_programme = category !== null && programmes.has(category);
  return { facts: levelFacts(slug, service, { withheld, is_programme }), named: namesIn(recent_changes) };
}

/** The alternatives that records in force name. */
function namesIn(records: readonly Schemas['ChangeRecord'][]): readonly string[] {
  return records.filter(({ standing }) => standing === 'in_force').flatMap(({ alternatives }) => alternatives);
}

/** A vendor of which only change records are held has no offer to audit; its risk is published apart. */
async function recordedFacts(client: Client, vendor: string): Promise<FoundFacts> {
  const risk = receivedBody(
    await client.GET('/api/vendor-risk/{vendor}', { params: { path: { vendor } } }),
    'risk_level',
  );
  const withheld = risk.risk_level === null ? 'the index holds change records of it and no offer' : null;
  return { facts: levelFacts(vendor, risk, { withheld, is_programme: false }), named: namesIn(risk.changes) };
}

/** The level of a vendor, as `/api/audit-stack` and `/api/vendor-risk` publish it, with what speaks against the vendor. */
function levelFacts(
  slug: string,
  published: Pick<Service, 'risk_level' | 'risk_cause' | 'gate' | 'link_unreachable'>,
  { withheld, is_programme }: Pick<VendorFacts, 'withheld' | 'is_programme'>,
): FoundFacts['facts'] {
  const { risk_level, risk_cause: cause, gate, link_unreachable: link } = published;
  return {
    slug,
    risk_level,
    cause: cause && { date: cause.date, summary: cause.summary, source_url: cause.source_url },
    withheld,
    gate: gate && { code: gate.code, reason: gate.reason },
    is_link_gone: link?.terminal ?? false,
    is_programme,
  };
}
