import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { fold } from '../fold.ts';
import { FIELD, fieldsWith } from './piece-index.ts';
import { searchIndex } from './search-index.ts';

/**
 * The listings a keyword query matches, best first: every term must occur in the vendor, the category, a tag or the
 * description; by score, then in the order given. Only white space asks for nothing and filters nothing; a term that
 * folds to nothing, such as a lone accent, is still a term, and nothing contains it.
 */
export function search(catalogue: Catalogue, listings: readonly Listing[], query: string): readonly Listing[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return listings;
  if (terms.includes('')) return [];
  const index = searchIndex(catalogue);
  const fieldsOfTerms: Uint8Array[] = [];
  for (const term of terms) {
    const fields = fieldsWith(index, term);
    if (fields === null) return [];
    fieldsOfTerms.push(fields);
  }
  const scored: { readonly listing: Listing; readonly score: number }[] = [];
  for (const listing of listings) {
    const score = totalScore(fieldsOfTerms, listing.position);
    if (score > 0) scored.push({ listing, score });
  }
  return scored.sort((one, other) => other.score - one.score).map(({ listing }) => listing);
}

/** A repeated term is looked up once. A few characters unfold to several words, which are terms of their own. */
function searchTerms(query: string): readonly string[] {
  const written = query.split(/\s+/).filter((term) => term !== '');
  const folded = written.map((term) => fold(term).trim());
  return [...new Set(folded.flatMap((term) => term.split(/\s+/)))];
}

/** 0 where a term occurs in no field of the listing. */
function totalScore(fieldsOfTerms: readonly Uint8Array[], position: number): number {
  let total = 0;
  for (const fieldsOfTerm of fieldsOfTerms) {
    const fields = fieldsOfTerm[position] ?? 0;
    if (fields === 0) return 0;
    total += SCORES[fields] ?? 0;
  }
  return total;
}

/** The score of every combination of fields: a name that contains the term counts half of one that is the term. */
const SCORES: Uint16Array = Uint16Array.from({ length: 128 }, (_, fields) => {
  const score = (field: number, whole: number, points: number): number => {
    if (fields & whole) return points;
    return fields & field ? points / 2 : 0;
  };
  return (
    score(FIELD.vendor, FIELD.wholeVendor, 100) +
    score(FIELD.category, FIELD.wholeCategory, 80) +
    score(FIELD.tag, FIELD.wholeTag, 30) +
    (fields & FIELD.description ? 5 : 0)
  );
});
