import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES } from '../../model/vocabulary.ts';
import { categoryNamed, nearestTags, listingsTagged } from '../../rules/catalogue/categories.ts';
import {
  FILTERED_MEASURES,
  grants,
  type FilteredMeasure,
  type LimitFilter,
  type LimitParameterName,
} from '../../rules/limits/limit-filter.ts';
import { MEASURES } from '../../rules/limits/measures.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { isFreeOffer, lapsedWarning } from '../../rules/risk/free-offer.ts';
import { slug } from '../../rules/text/fold.ts';
import { commaList } from '../../rules/text/words.ts';
import type { LimitParameter, TextParameter, Parameters, Values } from '../parameter.ts';
import { unknownName } from '../unknown-names.ts';
import { categoryPage, PAGE } from './page.ts';

/** `min_storage` and so on: one query parameter per measure of limits. Never prepared, because the values are unbounded. */
export const LIMIT_FILTER_PARAMETERS = Object.fromEntries(
  FILTERED_MEASURES.map((measure) => [`min_${measure}`, limitParameter(measure)]),
) as Readonly<Record<LimitParameterName, LimitParameter>>;

function limitParameter(measure: FilteredMeasure): LimitParameter {
  return {
    kind: 'limit',
    example: MEASURES[measure].example,
    description:
      `Only offers whose free tier grants at least this much ${measure.replace('_', ' ')}, by the \`limits\` that they ` +
      'publish; an offer without one is left out. A value that cannot be read answers 400.',
  };
}

/** The category filter of a list; `categoryNamed` resolves its text. */
export const CATEGORY = {
  kind: 'text',
  namesCategory: true,
  example: 'Databases',
  description:
    'Category name, slug or retired name, case-insensitive. An unknown one matches nothing, and `warnings` names the nearest.',
} as const satisfies TextParameter;

/** The offers of a requested category with the page to cite for them; all offers where none is requested. */
export function offersOfCategory(catalogue: Catalogue, requested: string | null) {
  if (requested === null) return { listings: catalogue.listings, page: PAGE.home };
  const category = categoryNamed(catalogue, requested);
  if (!category) return { listings: [], page: PAGE.home };
  return { listings: catalogue.listingsByCategory.get(category.slug) ?? [], page: categoryPage(category) };
}

const TAGS_MAX_CHARS = 512;

/** Shows what is left out for a lapsed read alone (docs/rules.md#not-re-read). */
export const LAPSED = {
  kind: 'choice',
  prepared: false,
  values: ['include'],
  description: '`include`: an offer that is gated only because it was not re-read within 180 days counts as free too.',
} as const;

/** Filters besides category and stability class. Requests with them are never prepared. */
export const OFFER_FILTERS = {
  eligibility: {
    kind: 'choice',
    prepared: false,
    values: ELIGIBILITY_TYPES,
    description:
      'Only offers for applicants of this kind. `public`: offers that are open to anyone, those without an ' +
      '`eligibility` included.',
  },
  tag: {
    kind: 'text',
    prepared: false,
    maxLength: TAGS_MAX_CHARS,
    example: 'postgres,serverless',
    description:
      'Only offers that have each of these tags, a comma list without regard to case. A tag that no offer has matches ' +
      'nothing, and `warnings` names the nearest.',
  },
  free: {
    kind: 'flag',
    prepared: false,
    default: null,
    description:
      '`true`: only offers that anyone may take for nothing and for good, which are those without a `gate` whose tier is ' +
      'free and not limited in time. `false`: only the others.',
  },
  lapsed: LAPSED,
  ...LIMIT_FILTER_PARAMETERS,
} as const satisfies Parameters;

type FilterValues = Values<typeof OFFER_FILTERS>;
type Filter = (listing: Listing) => boolean;

export function filterOffers(catalogue: Catalogue, listings: readonly Listing[], values: FilterValues) {
  const filters = requestedFilters(catalogue, values);
  return filters.length === 0 ? listings : listings.filter((listing) => filters.every((passes) => passes(listing)));
}

/** What `free=true` leaves out of some offers for a lapsed read alone, in a sentence. */
export function lapsedWarnings(catalogue: Catalogue, listings: readonly Listing[], values: FilterValues) {
  if (values.free !== true || values.lapsed !== null) return [];
  const shown = filterOffers(catalogue, listings, { ...values, lapsed: 'include' });
  return lapsedWarning(shown.length - filterOffers(catalogue, listings, values).length);
}

export function unknownTags(catalogue: Catalogue, { tag }: Pick<FilterValues, 'tag'>): readonly string[] {
  if (tag === null) return [];
  const unknown = commaList(tag).filter((requested) => listingsTagged(catalogue, slug(requested)).size === 0);
  return unknown.map((requested) => unknownName('tag', requested, nearestTags(catalogue, slug(requested))));
}

function requestedFilters(catalogue: Catalogue, values: FilterValues): readonly Filter[] {
  const { eligibility, tag, free, lapsed } = values;
  const tagged = commaList(tag ?? '').map((each) => listingsTagged(catalogue, slug(each)));
  return [
    ...(eligibility === null ? [] : [({ offer }: Listing) => (offer.eligibility?.type ?? 'public') === eligibility]),
    ...tagged.map((listings) => (listing: Listing) => listings.has(listing)),
    ...(free === null ? [] : [(listing: Listing) => isFreeOffer(catalogue, listing, lapsed) === free]),
    ...limitFilters(values).map((least) => (listing: Listing) => grants(limitsOf(listing.offer), least)),
  ];
}

export const LIMIT_NAMES = Object.keys(LIMIT_FILTER_PARAMETERS) as (keyof typeof LIMIT_FILTER_PARAMETERS)[];

/** The least amounts that a request asks for. */
export function limitFilters(values: FilterValues): readonly LimitFilter[] {
  return LIMIT_NAMES.flatMap((name) => values[name] ?? []);
}
