import * as z from 'zod';
import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { exactVendor, isSameBrand, resolveVendor, type ResolvedVendor } from '../../rules/names/resolver.ts';
import { fold, slug } from '../../rules/text/fold.ts';
import { commaList } from '../../rules/text/words.ts';
import { refusal, type Given, type OrRefused, type Published } from '../route.ts';
import { changeRecord, publishedChange } from './change-record.ts';
import { component, optionalText, text } from './common.schema.ts';
import { publishedOffer } from './offer.ts';
import { offerShape } from './offer.schema.ts';
import { pickFields } from './pick-fields.ts';
import { foundVendor, type FoundVendor } from './vendor-match.ts';

const { change_type, date, summary, source_url, alternatives, standing, reports } = changeRecord.shape;

/** The newest record of a vendor with change records only (docs/rules.md#records-only). */
const onRecordSchema = component('OnRecord', 'What was last recorded of a vendor without a listed offer.', {
  ...{ change_type, date, summary, source_url, alternatives, standing, reports },
});

/** The first fields of a requested service, known or not. */
export const serviceFields = (status: string) => ({
  vendor: text('Vendor name; for a name not found, the requested name.'),
  slug: offerShape.slug.nullable().describe('Slug of the vendor; null when not found.'),
  vendor_page: offerShape.vendor_page.nullable().describe("Path of the vendor's page; null when not found."),
  status: z.enum(['found', 'not_found']).describe(status),
});

/** The last fields of a requested service: its newest record, and the requested name. */
export const onRecordFields = {
  on_record: onRecordSchema
    .nullable()
    .describe('For a vendor without a listed offer, the newest of its change records; null otherwise.'),
  resolved_from: optionalText(
    'The requested name; present only when it is neither the name nor the slug of the vendor found.',
  ),
};

const MAX_NAMES = 100;
const NAME_SERVICES = 'Name the services, separated by commas: services=neon,vercel.';

export const servicesParameter = (description: string) =>
  ({
    kind: 'text',
    required: NAME_SERVICES,
    example: 'neon,vercel',
    description,
  }) as const;

export type NamedService = FoundVendor & { readonly requested: string };

/** The names of a comma list, or the 400 of an empty or too long one. */
export function listedNames(
  list: string,
  param: 'services' | 'vendors' | 'categories',
  usage: string,
): OrRefused<{ readonly names: readonly string[] }> {
  const names = distinctNames(list);
  if (names.length === 0) return { refused: refusal(400, usage, { param }) };
  if (names.length <= MAX_NAMES) return { names };
  return { refused: refusal(400, `${param} must name at most ${MAX_NAMES}; got ${names.length}`, { param }) };
}

/**
 * The services of a comma list, each vendor once, or the 400 on an error. Texts with the same slug, and names of the
 * same vendor, are one service. `exact`: names are not resolved by further steps (docs/rules.md#resolver).
 */
export function namedServices(
  catalogue: Catalogue,
  list: string,
  rule: 'exact' | 'any',
): OrRefused<{ readonly services: readonly NamedService[] }> {
  const listed = listedNames(list, 'services', NAME_SERVICES);
  if ('refused' in listed) return listed;
  const byExactName: typeof resolveVendor = (_, requested) => exactVendor(catalogue, requested) ?? { kind: 'none' };
  const services = new Map<unknown, NamedService>();
  for (const requested of listed.names) {
    const found = foundVendor(catalogue, requested, rule === 'exact' ? byExactName : resolveVendor);
    const key = found.resolved?.vendor ?? requested;
    if (!services.has(key)) services.set(key, { ...found, requested });
  }
  return { services: [...services.values()] };
}

/** The names of a comma list; the first of several with the same slug. */
export function distinctNames(list: string): readonly string[] {
  const names = new Map<string, string>();
  for (const name of commaList(list)) {
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

/** What every answer on a service publishes of it: of an unlisted one the requested name and its newest record. */
export function publishedService(catalogue: Catalogue, { requested, resolved, listing }: NamedService) {
  if (!listing) {
    const onRecord = publishedOnRecord(resolved);
    return { vendor: requested, status: 'not_found', recent_changes: [], on_record: onRecord } as const;
  }
  return {
    ...publishedOffer(catalogue, listing),
    status: 'found',
    recent_changes: changeHistory(listing.vendor).map(publishedChange),
    resolved_from: resolved.resolvedFrom ?? undefined,
  } as const;
}

/** The newest record of a vendor with change records only; null when all are retracted. */
function publishedOnRecord(resolved: ResolvedVendor | null): Published<typeof onRecordSchema> | null {
  const newest = resolved && changeHistory(resolved.vendor)[0];
  if (!newest) return null;
  const own = resolved.vendor.slug;
  const alternatives = newest.alternatives.filter((name) => !isSameBrand(slug(name), own));
  return pickFields(onRecordSchema, { ...publishedChange(newest), alternatives });
}

/** The change records that an answer on services shows: all of a listed vendor, of another the newest. */
export function shownRecords(services: readonly NamedService[]): readonly ChangeRecord[] {
  return services.flatMap(({ resolved, listing }) => {
    const history = resolved ? changeHistory(resolved.vendor) : [];
    return listing ? history : history.slice(0, 1);
  });
}

/** One sentence with number and names of the services with change records only; none without such services. */
export function onRecordNote(services: readonly NamedService[]): readonly string[] {
  const names = services.flatMap(({ resolved, listing }) => (listing === null && resolved?.vendor.name) || []);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? '1 service has' : `${names.length} services have`;
  return [`${listed} no listed offer, only change records: ${names.join(', ')}. See on_record of each.`];
}
