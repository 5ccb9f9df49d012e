import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { nameIndex } from '../names/name-index.ts';
import { slug } from '../text/slug.ts';
import { alternativesQuery } from './alternatives-query.ts';
import { strengthReader } from './hits.ts';
import { matchesOf } from './matches.ts';
import { ordered, type Match } from './ordered.ts';
import { queryTerms } from './query.ts';
import { searchIndex } from './search-index.ts';
import { unitsOf, type Unit } from './unit.ts';

/** The result of a search. */
export interface Found {
  /** Best first. */
  readonly listings: readonly Listing[];
  /** `all`: each has every term. `partial`: those with the most and rarest terms. Null for a query without terms. */
  readonly match: 'all' | 'partial' | null;
  /** Terms, or phrases of terms, that none of the listings has. */
  readonly terms_without_a_match: readonly string[];
  /** Words that no offer contains, with their replacements one edit away. */
  readonly terms_read_as: readonly { readonly term: string; readonly read_as: readonly string[] }[];
}

/**
 * The listings that a keyword query matches, best first. Every term, or a synonym of it, must occur as a substring in a
 * name of the vendor, the category, a tag or the description; when no listing has all terms, those with the most and
 * rarest are returned (docs/rules.md#search-match, docs/rules.md#search-partial). A query of only white space is no
 * filter.
 */
export function search(catalogue: Catalogue, listings: readonly Listing[], query: string): Found {
  const terms = queryTerms(query);
  if (terms.length === 0) return { listings, match: null, terms_without_a_match: [], terms_read_as: [] };
  const index = searchIndex(catalogue);
  const units = unitsOf(index, terms);
  const { match, matches } =
    alternativesQuery(catalogue, listings, { terms, units }) ?? matchesOf(index, listings, units);
  const hasMatch = ({ hits }: Unit): boolean => {
    if (hits === null) return false;
    const strengthAt = strengthReader(hits);
    return matches.some(({ listing }) => strengthAt(listing.position) !== 0);
  };
  return {
    listings: ordered(catalogue, namedFirst(catalogue, matches, terms), terms),
    match,
    terms_without_a_match: match === 'all' ? [] : units.filter((unit) => !hasMatch(unit)).map(({ text }) => text),
    terms_read_as: units.flatMap(({ text, readAs }) => (readAs ? { term: text, read_as: readAs.words } : [])),
  };
}

/** Outweighs the weights of all terms. */
const WHOLE_NAME = 1_000_000_000;

/** A query equal to a vendor's name or alias ranks that vendor first. */
function namedFirst(catalogue: Catalogue, matches: readonly Match[], terms: readonly string[]): readonly Match[] {
  const requested = slug(terms.join(' '));
  const vendor = catalogue.vendorBySlug.get(requested);
  const named = new Set([...(vendor ? [vendor] : []), ...nameIndex(catalogue).others(requested)]);
  if (named.size === 0) return matches;
  return matches.map((match) =>
    named.has(match.listing.vendor) ? { ...match, relevance: match.relevance + WHOLE_NAME } : match,
  );
}
