import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { fullMatches, MIN_PARTIAL, weighMatches, type Match } from './matches.ts';
import { categoryNamed, listingsTagged } from '../catalogue/categories.ts';
import { assess } from '../risk/assessment.ts';
import { recordedCategory } from '../risk/record-risk.ts';
import { nameIndex } from '../names/name-index.ts';
import { slug } from '../text/fold.ts';
import { isCommon, MAX_NAME_TERMS, wordsOf } from './query.ts';
import { isProductName, recordedAlternatives, type RecordedAlternatives } from './recorded-alternatives.ts';
import { searchIndex } from './search-index.ts';
import { unitsOf, type Unit } from './unit.ts';

/** Certainty that a listing is an alternative; each tier outweighs the weights of all other terms. */
const TIER_WEIGHT = 1_000_000;
const RECORDED = 3 * TIER_WEIGHT;
const SAME_CATEGORY = TIER_WEIGHT;
const CONTAINS_TERMS = TIER_WEIGHT / 2;
/** How much more an alternative counts that has every other word of the query, where few have. */
const REST_FACTOR = 10;
/** A tag that a listing shares with the product, times the logarithm of how rare the tag is: `scheduling` says more than `ai`. */
const SHARED_TAG = 1_000;

/**
 * What a query for alternatives to a product matches (`X alternative`, `X open source alternative`, `instead of X`): the vendors
 * that are recorded as alternatives to it, the product's category, then what contains all the terms. Null where the
 * query requests none, or where nothing is known of the product.
 */
export function alternativesQuery(
  catalogue: Catalogue,
  listings: readonly Listing[],
  { terms, units }: { readonly terms: readonly string[]; readonly units: readonly Unit[] },
): readonly Match[] | null {
  // A compound that ends in "alternative" is words: `heroku-alternative` is two.
  const words = terms.flatMap((term) => (/[^/-]-alternatives?$/.test(term) ? wordsOf(term) : [term]));
  for (const { name, next, rest } of namedProducts(catalogue, words)) {
    const known = recordedAlternatives(catalogue, name);
    if (!known) continue;
    const base = baseMatches(catalogue, listings, { known, units });
    if (base.size === 0) return null;
    const telling = rest.filter((term) => !isCommon(term));
    const { matches, full } = withRest(catalogue, base, telling);
    // Of another product of the maker of several nothing is known.
    const isOtherProduct = next !== undefined && telling.includes(next) && makesSeveral(catalogue, name);
    return isOtherProduct && full === 0 ? null : matches;
  }
  return null;
}

/** Whether products of a vendor are vendors of their own: `Google Drive` of `google`. */
function makesSeveral(catalogue: Catalogue, name: string): boolean {
  const listings = nameIndex(catalogue)
    .ofOpening(slug(name))
    .flatMap((vendor) => catalogue.listingsByVendor.get(vendor.slug) ?? []);
  return listings.some(({ category }) => category.holds === 'products');
}

/** The products that the terms may name with the term after it, the longest name beside the word first. */
function* namedProducts(catalogue: Catalogue, terms: readonly string[]) {
  const at = terms.findIndex((term) => ALTERNATIVE.test(term));
  const opening = terms.findIndex((term, place) => OPENINGS.test(`${term} ${terms[place + 1] ?? ''}`));
  // "Alternative open source à Acme" has words between.
  const preposition = terms.findIndex((term, place) => place > at && place <= at + 3 && PREPOSITION.test(term));
  if (at !== -1 && preposition !== -1) {
    // "Acme alternative for teams" names the product before, "open source alternative for Acme" behind.
    const mayNameBefore = preposition > at + 1 || ['for', 'fur'].includes(terms[preposition] ?? '');
    const before = mayNameBefore ? [...namedBefore(terms, at)] : [];
    yield* before.filter(({ name }) => isProductName(catalogue, name));
    yield* namedAtStart(terms.slice(preposition + 1), [...terms.slice(0, at), ...terms.slice(at + 1, preposition)]);
    yield* before;
  } else if (at > 0) {
    yield* namedBefore(terms, at);
  } else if (opening !== -1) {
    yield* namedAtStart(terms.slice(opening + 2), terms.slice(0, opening));
  }
}

const ALTERNATIVE = /^(?:alternative[ns]?|alternativas?|(?:replacement|competitor)s?)$/;
/** What stands between that word and the name of the product: English, German, French and Spanish. */
const PREPOSITION = /^(?:to|for|of|zu|fur|von|a|de)$/;
/** What is written before the name of the product. */
const OPENINGS = /^(?:instead of|similar to|something like|(?:cheaper|better) than|(?:switch|migrate|move) from)$/;

/** The product before the word at a place, with the other words. */
function* namedBefore(terms: readonly string[], at: number) {
  for (let end = at; end > 0; end -= 1) {
    for (let start = Math.max(0, end - MAX_NAME_TERMS); start < end; start += 1) {
      const others = [...terms.slice(0, start), ...terms.slice(end, at), ...terms.slice(at + 1)];
      yield { name: terms.slice(start, end).join(' '), next: terms.slice(end, at)[0], rest: others };
    }
  }
}

function* namedAtStart(terms: readonly string[], others: readonly string[]) {
  for (let length = Math.min(terms.length, MAX_NAME_TERMS); length > 0; length -= 1) {
    const after = terms.slice(length);
    yield { name: terms.slice(0, length).join(' '), next: after[0], rest: [...others, ...after] };
  }
}

/** Each matching listing with its certainty. */
function baseMatches(
  catalogue: Catalogue,
  listings: readonly Listing[],
  { known, units }: { readonly known: RecordedAlternatives; readonly units: readonly Unit[] },
): ReadonlyMap<Listing, number> {
  const hasTerms = ({ position }: Listing): boolean => units.every(({ hits }) => hits?.strengths.has(position));
  const profile = profileOf(catalogue, known);
  const base = new Map<Listing, number>();
  for (const listing of listings) {
    // A programme for some people comes last in any case.
    const share = assess(catalogue, listing).gate?.code === 'eligibility_restricted' ? 1 / TIER_WEIGHT : 1;
    const certainty = certaintyOf(listing, known, profile) * share;
    if (hasTerms(listing))
      base.set(listing, listing.vendor === known.vendor ? 0 : Math.max(certainty, CONTAINS_TERMS * share));
    else if (certainty > 0) base.set(listing, certainty);
  }
  return base;
}

function certaintyOf(listing: Listing, { vendor, recorded }: RecordedAlternatives, profile: Profile): number {
  if (listing.vendor === vendor) return 0;
  const isOfCategory = profile.categories.has(listing.category.slug);
  // Of a vendor with several products the one of the category.
  if (recorded.has(listing)) return RECORDED + (isOfCategory ? SAME_CATEGORY / 2 : 0);
  if (listing.category.holds !== 'products') return 0;
  const shared = Math.round(listing.offer.tags.reduce((sum, tag) => sum + (profile.tags.get(tag) ?? 0), 0));
  if (profile.categories.size === 0) return shared;
  return isOfCategory ? SAME_CATEGORY + shared : 0;
}

type Profile = ReturnType<typeof profileOf>;

/**
 * By its first product offer for everybody; where it has none, by the alternatives recorded for it, else by its first for some,
 * and without any by the category of its newest record; where there is none of these, by the tags of its programmes.
 */
function profileOf(catalogue: Catalogue, { vendor, recorded }: RecordedAlternatives) {
  const products = ({ category }: Listing): boolean => category.holds === 'products';
  const listed = vendor ? (catalogue.listingsByVendor.get(vendor.slug) ?? []) : [];
  const all = listed.filter(products);
  const open = all.filter(({ offer: { eligibility } }) => (eligibility?.type ?? 'public') === 'public');
  // What students or startups get says less of the product.
  const known = [open.slice(0, 1), [...recorded].filter(products), all.slice(0, 1)];
  const like = known.find(({ length }) => length > 0) ?? [];
  const recordedUnder = all.length > 0 || !vendor ? null : categoryNamed(catalogue, recordedCategory(vendor) ?? '');
  const categories = recordedUnder ? [recordedUnder] : like.map(({ category }) => category);
  const tags = (like.length > 0 ? like : listed).flatMap(({ offer }) => offer.tags);
  return {
    categories: new Set(categories.filter(({ holds }) => holds === 'products').map((category) => category.slug)),
    tags: new Map(
      tags.map((tag) => [
        tag,
        SHARED_TAG * Math.log(1 + catalogue.listings.length / listingsTagged(catalogue, slug(tag)).size),
      ]),
    ),
  };
}

/** Of the alternatives those with every term of the rest; where there are few, all, those first. */
function withRest(catalogue: Catalogue, base: ReadonlyMap<Listing, number>, rest: readonly string[]) {
  const listings = [...base.keys()];
  const index = searchIndex(catalogue);
  const units = unitsOf(index, rest);
  const withTerms = (rest.length === 0 ? [] : fullMatches(index, listings, units)).map(({ listing }) => listing);
  // What only shares the category may do another job.
  const full = new Set(withTerms.filter((listing) => base.get(listing) !== SAME_CATEGORY));
  const isFew = full.size < MIN_PARTIAL;
  const matches = weighMatches(index, isFew ? listings : [...full], units).map(({ listing, relevance }) => {
    const factor = isFew && full.has(listing) ? REST_FACTOR : 1;
    return { listing, relevance: relevance + (base.get(listing) ?? 0) * factor };
  });
  return { matches, full: full.size };
}
