import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { ELIGIBILITY_TYPES, RISK_LEVELS } from '../../model/vocabulary.ts';
import { formText, pageNumber, type SearchQuery, unknownWord } from '../parts/form.ts';
import type { Values } from '../../routes/parameter.ts';
import { FILTERED_MEASURES, grants, limitFilter } from '../../rules/limits/limit-filter.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { commaList } from '../../rules/text/words.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { byNewest } from '../../rules/freshness/newest.ts';
import { byName, slug } from '../../rules/text/fold.ts';
import { rankedListings, categoryListings } from '../../rules/ranking/alternatives.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';
import { search } from '../../rules/search/search.ts';
import { statesNoCard } from '../../rules/catalogue/conditions.ts';
import { memoizeWithin } from '../../rules/catalogue/memoize.ts';

export type SearchValues = Values<typeof SEARCH_PARAMETERS>;

/** Values of the level filter: a risk level, or why an offer has none. Offers that were not re-read are no others. */
export const LEVELS = [...RISK_LEVELS, 'withheld', 'lapsed', 'unranked'] as const;
export type LevelFilter = (typeof LEVELS)[number];

export const SORTS = ['best', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export type SearchQuestion = ReturnType<typeof searchQuestion>;

/** Parses the query. A value that is not valid is ignored, with a notice. */
export function searchQuestion(catalogue: Catalogue, values: SearchValues) {
  const notices: string[] = [];
  const word = <Word extends string>(name: string, given: string | null, words: readonly Word[]): Word | null => {
    const found = words.find((one) => one === given) ?? null;
    if (given !== null && found === null) notices.push(unknownWord(name, given));
    return found;
  };
  const category = values.category === null ? null : categoryNamed(catalogue, values.category);
  if (values.category !== null && !category) notices.push(unknownWord('category', values.category));
  const measure = word('measure', values.measure, FILTERED_MEASURES);
  const least = (values.least ?? '').trim();
  const limit = measure !== null && least !== '' ? limitFilter(`min_${measure}`, least) : null;
  if (limit && 'error' in limit) notices.push(`The least amount cannot be read: ${limit.error}.`);
  return {
    q: (values.q ?? '').trim(),
    category,
    free: values.free === 'true',
    noCard: values.card === 'none',
    level: word('level', values.level, LEVELS),
    eligibility: word('eligibility', values.eligibility, ELIGIBILITY_TYPES),
    /** Slugs, each once. */
    tags: [...new Set(commaList(values.tag ?? '').map((tag): string => slug(tag)))].filter((tag) => tag !== ''),
    measure,
    least,
    /** Null where `least` is not a valid amount. */
    limit: limit && !('error' in limit) ? limit : null,
    sort: word('order', values.sort, SORTS) ?? 'best',
    /** From 1. */
    page: pageNumber(values.page),
    notices,
  };
}

/** The address parameters of a question: what equals its default is left out. */
export function queryOf(question: SearchQuestion): SearchQuery {
  const { q, category, free, noCard, level, eligibility, tags, measure, least, sort, page } = question;
  return {
    q,
    category: category?.slug,
    free: free ? 'true' : null,
    card: noCard ? 'none' : null,
    level,
    eligibility,
    tag: tags.join(','),
    measure: least === '' ? null : measure,
    least: measure === null ? null : least,
    sort: sort === 'best' ? null : sort,
    page: page === 1 ? null : String(page),
  };
}

/** The values of a filter that are set. Only of tags there can be several. */
export function chosenValues(question: SearchQuestion, name: FacetName): readonly string[] {
  return commaList(queryOf(question)[name] ?? '');
}

export const SEARCH_PARAMETERS = {
  q: formText('Keywords.'),
  category: formText('Slug of a category.'),
  free: formText('`true`: free for good and open to all.'),
  card: formText('`none`: the offer states that it takes no card.'),
  level: formText('Risk level, `withheld`, `lapsed` or `unranked`.'),
  eligibility: formText('Who may apply.'),
  tag: formText('Tags, a comma list.'),
  measure: formText('Measure of a limit.'),
  least: formText('The least that the limit grants.'),
  sort: formText('Order of the results.'),
  page: formText('Page of the results, from 1.'),
  part: formText('For the script of the page: `results` without the rest of it, or the `first` of them.'),
} as const;

/** What a question finds. */
export type Answer = ReturnType<typeof answerTo>;

/**
 * Answers a question with the relevance and the order of `/api/offers`; without keywords, in the rank order of the day. Every
 * filter narrows the matches of the whole index, so that each value leaves as many results as its count says.
 */
export function answerTo(catalogue: Catalogue, question: SearchQuestion) {
  const { q, limit, sort } = question;
  const found = q === '' ? null : search(catalogue, catalogue.listings, q);
  const candidates = found?.listings ?? withoutKeywords(catalogue, question);
  const granting = limit === null ? candidates : candidates.filter((listing) => grants(limitsOf(listing.offer), limit));
  const { passing, counts } = applyFilters(catalogue, granting, question);
  return {
    /** How the keywords matched; null where none are given. */
    found,
    /** Number of offers that match the keywords, before the filters. */
    unfiltered: candidates.length,
    /** Every result, in order. */
    listings: inOrder(passing, sort),
    counts,
  };
}

function withoutKeywords(catalogue: Catalogue, { category }: SearchQuestion): readonly Listing[] {
  if (category === null) return rankedListings(catalogue, catalogue.listings, 'search:').listings;
  const others = catalogue.listings.filter((listing) => listing.category !== category);
  return [...categoryListings(catalogue, category), ...others];
}

/** The published level, or why there is none. */
export function levelFilterOf(catalogue: Catalogue, listing: Listing): LevelFilter {
  const { risk_level: level, gate } = assess(catalogue, listing);
  if (level !== null || gate === null) return level ?? 'withheld';
  return gate.code === 'verification_lapsed' ? 'lapsed' : 'unranked';
}

const FACETS = ['free', 'card', 'level', 'category', 'eligibility', 'tag'] as const;
export type FacetName = (typeof FACETS)[number];

/** The values of an offer that each filter counts; kept, because each search and each category counts all offers. */
const facetsOf = memoizeWithin((catalogue, listing: Listing): Readonly<Record<FacetName, readonly string[]>> => {
  const { offer, category } = listing;
  return {
    free: isFreeOffer(catalogue, listing) ? ['true'] : [],
    card: statesNoCard(offer) ? ['none'] : [],
    level: [levelFilterOf(catalogue, listing)],
    category: [category.slug],
    eligibility: [offer.eligibility?.type ?? 'public'],
    tag: offer.tags.map((tag) => slug(tag)),
  };
});

/**
 * The listings that have every chosen value, in the order given, and by filter, then value, how many listings the value would
 * leave, were it chosen with all that is chosen elsewhere. One pass: a listing that fails one filter alone still counts for
 * the values of that filter, because choosing another value there would bring it back.
 */
function applyFilters(catalogue: Catalogue, listings: readonly Listing[], question: SearchQuestion) {
  const passing: Listing[] = [];
  const filters = FACETS.map((name) => {
    return { name, chosen: chosenValues(question, name), counts: new Map<string, number>() };
  });
  for (const listing of listings) {
    const values = facetsOf(catalogue, listing);
    const failed = filters.filter(({ name, chosen }) => chosen.some((value) => !values[name].includes(value)));
    if (failed.length === 0) passing.push(listing);
    if (failed.length > 1) continue;
    // Several tags may be chosen: a further one narrows what the chosen ones leave.
    const counting = failed.length === 0 ? filters : failed.filter(({ name }) => name !== 'tag');
    for (const { name, counts } of counting)
      for (const value of values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { passing, counts: new Map(filters.map(({ name, counts }) => [name, counts])) };
}

function inOrder(listings: readonly Listing[], sort: Sort): readonly Listing[] {
  if (sort === 'best') return listings;
  return listings.toSorted(sort === 'newest' ? byNewest : (one, other) => byName(one.vendor.name, other.vendor.name));
}
