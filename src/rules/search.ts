import type { Catalogue, Listing } from '../model/catalogue.ts';
import { fold } from './fold.ts';
import { perListing } from './per-listing.ts';

/**
 * The listings a keyword query matches, best first (RULES.md 6): every term must occur in the vendor, the category, a tag
 * or the description; by score, then in the order given. Only white space asks for nothing and filters nothing; a term
 * that folds to nothing, such as a lone accent, is still a term, and nothing contains it.
 */
export function search(catalogue: Catalogue, listings: readonly Listing[], query: string): readonly Listing[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return listings;
  if (terms.includes('')) return [];
  const scored: { readonly listing: Listing; readonly score: number }[] = [];
  for (const listing of listings) {
    const text = searchText(catalogue, listing);
    if (terms.every((term) => text.includes(term))) scored.push({ listing, score: totalScore(text, terms) });
  }
  return scored.sort((one, other) => other.score - one.score).map(({ listing }) => listing);
}

/** A term said twice asks for no more than once. */
function searchTerms(query: string): readonly string[] {
  const written = query.split(/\s+/).filter((term) => term !== '');
  return [...new Set(written.map((term) => fold(term).trim()))];
}

/** Everything a term may occur in. One look at it turns most listings down; no text of a catalogue holds a line feed. */
const searchText = perListing((_catalogue, { vendor, category, offer }: Listing) =>
  fold([vendor.name, category.name, ...offer.tags, offer.description].join('\n')),
);

function totalScore(text: string, terms: readonly string[]): number {
  const [vendor = '', category = '', ...tags] = text.split('\n');
  const description = tags.pop() ?? '';
  let total = 0;
  for (const term of terms) {
    total += nameScore(vendor, term, 100) + nameScore(category, term, 80) + tagScore(tags, term);
    if (description.includes(term)) total += 5;
  }
  return total;
}

/** A name that contains the term is worth half of one that is the term. */
function nameScore(name: string, term: string, whenEqual: number): number {
  if (!name.includes(term)) return 0;
  return name === term ? whenEqual : whenEqual / 2;
}

function tagScore(tags: readonly string[], term: string): number {
  let best = 0;
  for (const tag of tags) best = Math.max(best, nameScore(tag, term, 30));
  return best;
}
