import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { nameIndex } from '../names/name-index.ts';
import { slug } from '../text/slug.ts';
import { alternativesAsked } from './alternatives-asked.ts';
import { matchesOf } from './matches.ts';
import { ordered, type Match } from './ordered.ts';
import { queryTerms } from './query.ts';
import { searchIndex } from './search-index.ts';
import { unitsOf, type Unit } from './unit.ts';

/** What a search answers. */
export interface Found {
  /** Best first. */
  readonly listings: readonly Listing[];
  /** `all`: each of them has every term. `partial`: they have the most and rarest of them. Null where nothing is asked. */
  readonly match: 'all' | 'partial' | null;
  /** Terms, or several that are one, that none of the listings has. */
  readonly terms_without_a_match: readonly string[];
  /** Words that no offer has, and the words one edit away that stand in for them. */
  readonly terms_read_as: readonly { readonly term: string; readonly read_as: readonly string[] }[];
}

/**
 * The listings that a keyword query matches, best first. Every term, or a synonym of it, has to occur as a substring in a
 * name of the vendor, the category, a tag or the description; where no listing has them all, those answer that have the
 * most and rarest. Only white space asks for nothing and filters nothing.
 */
export function search(catalogue: Catalogue, listings: readonly Listing[], query: string): Found {
  const terms = queryTerms(query);
  if (terms.length === 0) return { listings, match: null, terms_without_a_match: [], terms_read_as: [] };
  const index = searchIndex(catalogue);
  const units = unitsOf(index, terms);
  const { match, matches } =
    alternativesAsked(catalogue, listings, { terms, units }) ?? matchesOf(index, listings, units);
  const hasMatch = ({ hits }: Unit): boolean =>
    hits !== null && matches.some(({ listing }) => hits.strengths[listing.position] !== 0);
  return {
    listings: ordered(catalogue, namedFirst(catalogue, matches, terms), terms),
    match,
    terms_without_a_match: match === 'all' ? [] : units.filter((unit) => !hasMatch(unit)).map(({ text }) => text),
    terms_read_as: units.flatMap(({ text, readAs }) => (readAs ? { term: text, read_as: readAs.words } : [])),
  };
}

/** Outweighs whatever else terms may weigh. */
const WHOLE_NAME = 1_000_000_000;

/** A query that is the whole name of a vendor, or an alias of it, asks for that vendor before any other. */
function namedFirst(catalogue: Catalogue, matches: readonly Match[], terms: readonly string[]): readonly Match[] {
  const asked = slug(terms.join(' '));
  const vendor = catalogue.vendorBySlug.get(asked);
  const named = new Set([...(vendor ? [vendor] : []), ...nameIndex(catalogue).others(asked)]);
  if (named.size === 0) return matches;
  return matches.map((match) =>
    named.has(match.listing.vendor) ? { ...match, relevance: match.relevance + WHOLE_NAME } : match,
  );
}
