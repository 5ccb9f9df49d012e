import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { categoryNamed, nearestCategories } from '../../rules/catalogue/categories.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';
import type { TextParameter } from '../parameter.ts';
import { refusal, type ErrorBody, type JsonReply, type OrRefused } from '../route.ts';
import { listedNames } from './named-services.ts';
import { unknownVendor } from './vendor-match.ts';
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
  vendors: 'Name the vendors, separated by commas: vendors=neon,vercel.',
  categories: 'Name the categories, separated by commas: categories=databases,email.',
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
