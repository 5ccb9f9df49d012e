import type { z } from 'zod';
import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { exactVendor, isSameBrand, resolveVendor, type ResolvedVendor } from '../../rules/names/resolver.ts';
import { fold } from '../../rules/text/fold.ts';
import { byCodeUnits } from '../../rules/text/order.ts';
import { slug } from '../../rules/text/slug.ts';
import { commaList } from '../../rules/text/words.ts';
import { refusal, type Given, type ErrorBody, type JsonReply, type ReadonlyDeep } from '../route.ts';
import { changeRecord } from './change-record.ts';
import { component, optionalText } from './common.schema.ts';
import { foundVendor, unknownVendor, type FoundVendor } from './vendor-match.ts';

const { change_type, date, summary, alternatives } = changeRecord.shape;

/** The newest record of a vendor with change records only (docs/rules.md#records-only). */
const onRecordSchema = component('OnRecord', 'What was last recorded of a vendor without a listed offer.', {
  ...{ change_type, date, summary, alternatives },
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

const MAX_NAMES = 100;

/** The parameter that names the services of a stack. */
export const servicesParameter = (description: string) =>
  ({
    kind: 'text',
    required: 'Name the services, separated by commas: services=neon,vercel.',
    example: 'neon,vercel',
    description,
  }) as const;

/** A requested service name with its vendor. */
export type NamedService = FoundVendor & { readonly requested: string };

/** The names of a comma list, or the 400 of an empty or too long one. */
type ListedNames = { readonly names: readonly string[] } | { readonly refused: JsonReply<ErrorBody> };

function listedNames(text: string, param: 'services' | 'vendors', usage: string): ListedNames {
  const names = distinctNames(text);
  if (names.length === 0) return { refused: refusal(400, usage, { param }) };
  if (names.length <= MAX_NAMES) return { names };
  return { refused: refusal(400, `${param} must name at most ${MAX_NAMES} vendors; got ${names.length}`, { param }) };
}

/** Resolves a name by exact names alone. */
const byExactName: typeof resolveVendor = (catalogue, requested) =>
  exactVendor(catalogue, requested) ?? { kind: 'none' };

/**
 * The services of a comma list, each vendor once, or the 400 on an error. Texts with the same slug, and names of the
 * same vendor, are one service. `exact`: names are not resolved by further steps (docs/rules.md#resolver).
 */
export function namedServices(
  catalogue: Catalogue,
  text: string,
  rule: 'exact' | 'any',
): { readonly services: readonly NamedService[] } | { readonly refused: JsonReply<ErrorBody> } {
  const listed = listedNames(text, 'services', servicesParameter('').required);
  if ('refused' in listed) return listed;
  const services = new Map<unknown, NamedService>();
  for (const requested of listed.names) {
    const found = foundVendor(catalogue, requested, rule === 'exact' ? byExactName : resolveVendor);
    const key = found.resolved?.vendor ?? requested;
    if (!services.has(key)) services.set(key, { ...found, requested });
  }
  return { services: [...services.values()] };
}

/** The usage of a list of vendors. */
export const NAME_VENDORS = 'Name the vendors, separated by commas: /api/feed?vendors=neon,vercel.';

/** The vendors of a comma list of exact names, by slug; 400 on an error in the list, 404 where a name is unknown. */
export function exactVendors(
  catalogue: Catalogue,
  text: string,
): { readonly vendors: readonly Vendor[] } | { readonly refused: JsonReply<ErrorBody> } {
  const listed = listedNames(text, 'vendors', NAME_VENDORS);
  if ('refused' in listed) return listed;
  const vendors = new Set<Vendor>();
  for (const name of listed.names) {
    const found = exactVendor(catalogue, name);
    if (!found) return { refused: unknownVendor(catalogue, name, { kind: 'none' }) };
    vendors.add(found.vendor);
  }
  return { vendors: [...vendors].sort((one, other) => byCodeUnits(one.slug, other.slug)) };
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
export function publishedOnRecord(
  resolved: ResolvedVendor | null,
): ReadonlyDeep<z.infer<typeof onRecordSchema>> | null {
  const newest = resolved && changeHistory(resolved.vendor)[0];
  if (!newest) return null;
  const { change_type, date, summary, alternatives } = newest;
  const own = resolved.vendor.slug;
  return { change_type, date, summary, alternatives: alternatives.filter((name) => !isSameBrand(slug(name), own)) };
}

/** One sentence with number and names of the services with change records only; none without such services. */
export function onRecordNote(services: readonly NamedService[]): readonly string[] {
  const names = services.flatMap(({ resolved, listing }) => (listing === null && resolved?.vendor.name) || []);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? '1 service has' : `${names.length} services have`;
  return [`${listed} no listed offer, only change records: ${names.join(', ')}. See on_record of each.`];
}
