import type { z } from 'zod';
import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import {
  exactVendor,
  resolveVendor,
  isSameBrand,
  type Resolution,
  type ResolvedVendor,
} from '../../rules/names/resolver.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { fold } from '../../rules/text/fold.ts';
import { slug } from '../../rules/text/slug.ts';
import { commaList } from '../../rules/text/words.ts';
import { refusal, type Given, type ErrorBody, type JsonReply, type ReadonlyDeep } from '../route.ts';
import { changeRecord } from './change-record.ts';
import { component, optionalText } from './common.schema.ts';

const { change_type, date, summary, alternatives } = changeRecord.shape;

/** The newest record of a vendor with change records only (docs/rules.md#records-only). */
export const onRecordSchema = component('OnRecord', 'What was last recorded of a vendor without a listed offer.', {
  change_type,
  date,
  summary,
  alternatives,
});

/** Common fields of a requested service, known or not: its newest record, and the requested name. */
export const onRecordFields = {
  on_record: onRecordSchema
    .nullable()
    .describe('For a vendor without a listed offer, the newest of its change records; null otherwise.'),
  resolved_from: optionalText(
    'The requested name; present only when it is neither the name nor the slug of the vendor found.',
  ),
};

export type PublishedOnRecord = z.infer<typeof onRecordSchema>;

const MAX_SERVICES = 100;

/** Error text for a list without names. */
export const NAME_SERVICES = 'Name the services, separated by commas: services=neon,vercel.';

/** A requested service name with its resolved vendor. */
export interface NamedService {
  readonly requested: string;
  readonly resolution: Resolution;
  /** The vendor's first offer; null when the name resolves to none. */
  readonly listing: Listing | null;
}

/** How names are resolved: by exact names only, or by all steps (docs/rules.md#resolver). */
export type NameRule = 'exact' | 'any';

/**
 * The services of a comma list, each vendor once, or the 400 on an error. Texts with the same slug, and names of the
 * same vendor, are one service.
 */
export function namedServices(
  catalogue: Catalogue,
  text: string,
  rule: NameRule,
): { readonly services: readonly NamedService[] } | { readonly refused: JsonReply<ErrorBody> } {
  const names = distinctNames(text);
  if (names.length === 0) return { refused: refusal(400, NAME_SERVICES, { param: 'services' }) };
  if (names.length > MAX_SERVICES) {
    const error = `services must name at most ${MAX_SERVICES} vendors; got ${names.length}`;
    return { refused: refusal(400, error, { param: 'services' }) };
  }
  const services = new Map<unknown, NamedService>();
  for (const requested of names) {
    const resolution = resolve(catalogue, requested, rule);
    const vendor = resolution.kind === 'vendor' ? resolution.vendor : null;
    const key = vendor ?? requested;
    if (!services.has(key))
      services.set(key, { requested, resolution, listing: vendor && firstOffer(catalogue, vendor) });
  }
  return { services: [...services.values()] };
}

/** The vendor of a service with change records only; null for any other. */
export function onRecordOnly({ resolution, listing }: NamedService): ResolvedVendor | null {
  return resolution.kind === 'vendor' && listing === null ? resolution : null;
}

function resolve(catalogue: Catalogue, requested: string, rule: NameRule): Resolution {
  return rule === 'any' ? resolveVendor(catalogue, requested) : (exactVendor(catalogue, requested) ?? { kind: 'none' });
}

/** The names of a comma list; the first of several with the same slug. */
export function distinctNames(text: string): readonly string[] {
  const names = new Map<string, string>();
  for (const name of commaList(text)) {
    // A name without a Latin letter or digit has no slug, so its text is the key.
    const key = slug(name) || fold(name);
    if (!names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/**
 * Prepared cases: one service per category, so that the build validates real answers and every set of gaps. Lists of
 * several services are computed on request.
 */
export function* singleServiceCases(catalogue: Catalogue): Generator<Given> {
  const firsts = [...catalogue.listingsByCategory.values()].flatMap(([first]) => first?.vendor.slug ?? []);
  for (const services of new Set(firsts)) yield { services };
}

/** The newest record of a vendor with change records only; null when all are retracted. */
export function publishedOnRecord(resolved: ResolvedVendor | null): ReadonlyDeep<PublishedOnRecord> | null {
  const newest = resolved && changeHistory(resolved.vendor)[0];
  if (!newest) return null;
  const { change_type, date, summary, alternatives } = newest;
  const own = resolved.vendor.slug;
  return { change_type, date, summary, alternatives: alternatives.filter((name) => !isSameBrand(slug(name), own)) };
}

/** One sentence with number and names of the services with change records only; none without such services. */
export function onRecordNote(services: readonly NamedService[]): readonly string[] {
  const names = services.flatMap((service) => onRecordOnly(service)?.vendor.name ?? []);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? '1 service has' : `${names.length} services have`;
  return [`${listed} no listed offer, only change records: ${names.join(', ')}. See on_record of each.`];
}
