import * as z from 'zod';
import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { categoryNamed, nearestCategories } from '../../rules/catalogue/categories.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { exactVendor, isSameBrand, resolveVendor, type ResolvedVendor } from '../../rules/names/resolver.ts';
import { fold, byCodeUnits, slug } from '../../rules/text/fold.ts';
import { commaList } from '../../rules/text/words.ts';
import type { TextParameter } from '../parameter.ts';
import { refusal, type ErrorBody, type Given, type JsonReply, type OrRefused, type Published } from '../route.ts';
import { changeRecord, publishedChange } from './change-record.ts';
import { component, optionalText, text } from './common.schema.ts';
import { offerShape } from './offer.schema.ts';
import { pickFields } from './pick-fields.ts';
import { foundVendor, unknownVendor, type FoundVendor } from './vendor-match.ts';
import { quoteText } from './words.ts';

const { change_type, date, summary, alternatives, standing, reports } = changeRecord.shape;

/** The newest record of a vendor with change records only (docs/rules.md#records-only). */
const onRecordSchema = component('OnRecord', 'What was last recorded of a vendor without a listed offer.', {
  ...{ change_type, date, summary, alternatives, standing, reports },
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

export const servicesParameter = (description: string) =>
  ({
    kind: 'text',
    required: 'Name the services, separated by commas: services=neon,vercel.',
    example: 'neon,vercel',
    description,
  }) as const;

export type NamedService = FoundVendor & { readonly requested: string };

/** The names of a comma list, or the 400 of an empty or too long one. */
function listedNames(
  list: string,
  param: 'services' | 'vendors' | 'categories',
  usage: string,
): OrRefused<{ readonly names: readonly string[] }> {
  const names = distinctNames(list);
  if (names.length === 0) return { refused: refusal(400, usage, { param }) };
  if (names.length <= MAX_NAMES) return { names };
  const what = param === 'categories' ? 'categories' : 'vendors';
  return { refused: refusal(400, `${param} must name at most ${MAX_NAMES} ${what}; got ${names.length}`, { param }) };
}

const byExactName: typeof resolveVendor = (catalogue, requested) =>
  exactVendor(catalogue, requested) ?? { kind: 'none' };

/**
 * The services of a comma list, each vendor once, or the 400 on an error. Texts with the same slug, and names of the
 * same vendor, are one service. `exact`: names are not resolved by further steps (docs/rules.md#resolver).
 */
export function namedServices(
  catalogue: Catalogue,
  list: string,
  rule: 'exact' | 'any',
): OrRefused<{ readonly services: readonly NamedService[] }> {
  const listed = listedNames(list, 'services', servicesParameter('').required);
  if ('refused' in listed) return listed;
  const services = new Map<unknown, NamedService>();
  for (const requested of listed.names) {
    const found = foundVendor(catalogue, requested, rule === 'exact' ? byExactName : resolveVendor);
    const key = found.resolved?.vendor ?? requested;
    if (!services.has(key)) services.set(key, { ...found, requested });
  }
  return { services: [...services.values()] };
}

/** What a feed, a calendar or a watchlist follows: vendors, and all that happens in some categories. */
export interface Followed {
  readonly vendors: readonly Vendor[];
  readonly categories: readonly Category[];
}

/** The parameters of what is followed. */
export const FOLLOWED = {
  vendors: {
    kind: 'text',
    example: 'neon,vercel',
    description:
      'Comma-separated vendors, at most 100: exact names, slugs, former names and aliases. Their order and spelling do not ' +
      'matter; one unknown name refuses the whole list.',
  },
  categories: {
    kind: 'text',
    prepared: false,
    example: 'databases,email',
    description:
      'Comma-separated categories by name or slug, besides the vendors. One unknown name refuses the whole list.',
  },
} as const satisfies Readonly<Record<keyof Followed, TextParameter>>;

/** What two comma lists of exact names follow, each by slug; 400 on an error in a list, 404 where a name is unknown. */
export function resolveFollowed(
  catalogue: Catalogue,
  given: Readonly<Record<keyof Followed, string | null>>,
): OrRefused<Followed> {
  const vendors = exactNames(given.vendors, 'vendors', (name) => {
    return exactVendor(catalogue, name)?.vendor ?? unknownVendor(catalogue, name, { kind: 'none' });
  });
  if ('refused' in vendors) return vendors;
  const categories = exactNames(given.categories, 'categories', (name) => {
    const near = { suggestions: nearestCategories(catalogue, name) };
    return categoryNamed(catalogue, name) ?? refusal(404, `Unknown category ${quoteText(name)}.`, near);
  });
  if ('refused' in categories) return categories;
  return { vendors: vendors.found, categories: categories.found };
}

/** The same query for every spelling of the lists: `vendors=neon,vercel&categories=email`; empty without any. */
export function followedQuery({ vendors, categories }: Partial<Followed>): string {
  return Object.entries({ vendors, categories })
    .filter(([, listed = []]) => listed.length > 0)
    .map(([name, listed = []]) => `${name}=${listed.map(({ slug }) => slug).join(',')}`)
    .join('&');
}

const NAME_FOLLOWED = {
  vendors: 'Name the vendors, separated by commas: /api/feed?vendors=neon,vercel.',
  categories: 'Name the categories, separated by commas: /api/feed?categories=databases,email.',
} as const satisfies Readonly<Record<keyof Followed, string>>;

/** What the names of a list stand for, each once and by slug. `find` gives the refusal of an unknown name. */
function exactNames<Found extends Vendor | Category>(
  list: string | null,
  param: keyof Followed,
  find: (name: string) => Found | JsonReply<ErrorBody>,
): OrRefused<{ readonly found: readonly Found[] }> {
  if (list === null) return { found: [] };
  const listed = listedNames(list, param, NAME_FOLLOWED[param]);
  if ('refused' in listed) return listed;
  const found = new Set<Found>();
  for (const name of listed.names) {
    const named = find(name);
    if ('status' in named) return { refused: named };
    found.add(named);
  }
  return { found: [...found].sort((one, other) => byCodeUnits(one.slug, other.slug)) };
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

/** The newest record of a vendor with change records only; null when all are retracted. */
export function publishedOnRecord(resolved: ResolvedVendor | null): Published<typeof onRecordSchema> | null {
  const newest = resolved && changeHistory(resolved.vendor)[0];
  if (!newest) return null;
  const own = resolved.vendor.slug;
  const alternatives = newest.alternatives.filter((name) => !isSameBrand(slug(name), own));
  return pickFields(onRecordSchema, { ...publishedChange(newest), alternatives });
}

/** One sentence with number and names of the services with change records only; none without such services. */
export function onRecordNote(services: readonly NamedService[]): readonly string[] {
  const names = services.flatMap(({ resolved, listing }) => (listing === null && resolved?.vendor.name) || []);
  if (names.length === 0) return [];
  const listed = names.length === 1 ? '1 service has' : `${names.length} services have`;
  return [`${listed} no listed offer, only change records: ${names.join(', ')}. See on_record of each.`];
}
