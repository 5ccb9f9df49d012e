import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { SearchQuestion, LevelFilter, Sort } from './question.ts';
import { grants } from '../../rules/limits/limit-filter.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { byNewest } from '../../rules/freshness/newest.ts';
import { byName } from '../../rules/text/order.ts';
import { rankedListings } from '../../rules/ranking/alternatives.ts';
import { categoryListings } from '../../rules/ranking/category-order.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';
import { type Facet, applyFacets } from '../../rules/search/facets.ts';
import { type Found, search } from '../../rules/search/search.ts';
import { statesNoCard } from '../../rules/catalogue/conditions.ts';
import { slug } from '../../rules/text/slug.ts';

export type FacetName = 'free' | 'card' | 'level' | 'category' | 'eligibility' | 'tag';

/** What a question finds. */
export interface Answered {
  /** How the keywords matched; null where none are given. */
  readonly found: Found | null;
  /** Number of offers that match the keywords and the category, before the other filters. */
  readonly unfiltered: number;
  /** Every result, in order. */
  readonly listings: readonly Listing[];
  /** By filter, then value: how many results the value would leave. */
  readonly counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
}

/** Answers a question with the relevance and the order of `/api/offers`; without keywords, in the rank order of the day. */
export function answered(catalogue: Catalogue, question: SearchQuestion): Answered {
  const { q, category, limit, sort } = question;
  const found = q === '' ? null : search(catalogue, withinCategory(catalogue, question), q);
  const candidates = found?.listings ?? withoutKeywords(catalogue, question);
  const granting = limit === null ? candidates : candidates.filter((listing) => grants(limitsOf(listing.offer), limit));
  const { passing, counts } = applyFacets(granting, facets(catalogue, question));
  return {
    found,
    unfiltered: candidates.length,
    listings: sorted(passing, sort),
    counts: category === null ? counts : new Map([...counts, ['category', categoryCounts(catalogue, question)]]),
  };
}

function withinCategory(catalogue: Catalogue, { category }: Pick<SearchQuestion, 'category'>): readonly Listing[] {
  return category === null ? catalogue.listings : (catalogue.listingsByCategory.get(category.slug) ?? []);
}

function withoutKeywords(catalogue: Catalogue, { category }: SearchQuestion): readonly Listing[] {
  if (category !== null) return categoryListings(catalogue, category);
  return rankedListings(catalogue, catalogue.listings, 'search:').listings;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Counts of a search without the category: the search itself is within the category, as in the API. */
function categoryCounts(catalogue: Catalogue, question: SearchQuestion): ReadonlyMap<string, number> {
  const { q, limit } = question;
  const everywhere = q === '' ? catalogue.listings : search(catalogue, catalogue.listings, q).listings;
  const granting = limit === null ? everywhere : everywhere.filter((listing) => grants(limitsOf(listing.offer), limit));
  return applyFacets(granting, facets(catalogue, { ...question, category: null })).counts.get('category') ?? NONE;
}

/** The published level, or why there is none. */
export function levelFilterOf(catalogue: Catalogue, listing: Listing): LevelFilter {
  const { risk_level: level, gate } = assess(catalogue, listing);
  if (level !== null || gate === null) return level ?? 'withheld';
  return gate.code === 'verification_lapsed' ? 'lapsed' : 'unranked';
}

function facets(catalogue: Catalogue, question: SearchQuestion): readonly Facet<FacetName>[] {
  const { free, noCard, level, eligibility, tags } = question;
  return [
    one('free', (listing) => (isFreeOffer(catalogue, listing) ? 'true' : null), free ? 'true' : null),
    one('card', ({ offer }) => (statesNoCard(offer) ? 'none' : null), noCard ? 'none' : null),
    one('level', (listing) => levelFilterOf(catalogue, listing), level),
    one('category', ({ category }) => category.slug, null),
    one('eligibility', ({ offer }) => offer.eligibility?.type ?? 'public', eligibility),
    { name: 'tag', valuesOf: ({ offer }) => offer.tags.map((tag) => slug(tag)), chosen: tags, isMultiple: true },
  ];
}

function one(name: FacetName, valueOf: (listing: Listing) => string | null, chosen: string | null): Facet<FacetName> {
  return {
    name,
    valuesOf: (listing) => {
      const value = valueOf(listing);
      return value === null ? [] : [value];
    },
    chosen: chosen === null ? [] : [chosen],
    isMultiple: false,
  };
}

function sorted(listings: readonly Listing[], sort: Sort): readonly Listing[] {
  switch (sort) {
    case 'best':
      return listings;
    case 'newest':
      return listings.toSorted(byNewest);
    case 'name':
      return listings.toSorted((one, other) => byName(one.vendor.name, other.vendor.name));
  }
}
