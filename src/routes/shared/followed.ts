import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { categoryNamed, nearestCategories } from '../../rules/catalogue/categories.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { MAX_SUGGESTIONS } from '../../rules/names/suggestions.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';
import type { TextParameter } from '../parameter.ts';
import { refusal, type OrRefused } from '../route.ts';
import { listedNames } from './named-services.ts';
import { unlistedVendor, type UnlistedVendor } from './vendor-match.ts';
import { quoteText } from './words.ts';

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
  const vendors = exactNames<Vendor>(given.vendors, 'vendors', (name) => {
    return exactVendor(catalogue, name)?.vendor ?? unlistedVendor(catalogue, name, { kind: 'none' });
  });
  if ('refused' in vendors) return vendors;
  const categories = exactNames<Category>(given.categories, 'categories', (name) => {
    const suggestions = nearestCategories(catalogue, name);
    return categoryNamed(catalogue, name) ?? { error: `Unknown category ${quoteText(name)}.`, suggestions };
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

/** What the names of a list stand for, each once and by slug; a 404 that says of every unknown name what `find` does. */
function exactNames<Found extends Vendor | Category>(
  list: string | null,
  param: keyof Followed,
  find: (name: string) => Found | UnlistedVendor,
): OrRefused<{ readonly found: readonly Found[] }> {
  if (list === null) return { found: [] };
  const usage = `Name the ${param}, separated by commas: ${param}=${FOLLOWED[param].example}.`;
  const listed = listedNames(list, param, usage);
  if ('refused' in listed) return listed;
  const named = listed.names.map(find);
  const unknown = named.flatMap((each) => ('error' in each ? each : []));
  if (unknown.length > 0) {
    const suggested = new Set(unknown.flatMap(({ suggestions }) => suggestions));
    const error = unknown.map((each) => each.error).join(' ');
    return { refused: refusal(404, error, { suggestions: [...suggested].slice(0, MAX_SUGGESTIONS) }) };
  }
  const found = new Set(named.flatMap((each): readonly Found[] => ('error' in each ? [] : [each])));
  return { found: [...found].sort((one, other) => byCodeUnits(one.slug, other.slug)) };
}
