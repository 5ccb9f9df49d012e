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
    if (terms.every((term) => text.all.includes(term))) scored.push({ listing, score: totalScore(text, terms) });
  }
  return scored.sort((one, other) => other.score - one.score).map(({ listing }) => listing);
}

/** A term said twice asks for no more than once. */
function searchTerms(query: string): readonly string[] {
  const written = query.split(/\s+/).filter((term) => term !== '');
  return [...new Set(written.map((term) => fold(term).trim()))];
}

interface SearchText {
  readonly vendor: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string;
  /** All of them, parted by a character that no term holds, so that most listings are turned down by one look. */
  readonly all: string;
}

const searchText = perListing((_catalogue, { vendor, category, offer }: Listing): SearchText => {
  const tags = offer.tags.map(fold);
  const [name, group, description] = [fold(vendor.name), fold(category.name), fold(offer.description)];
  return { vendor: name, category: group, tags, description, all: [name, group, ...tags, description].join('\n') };
});

function totalScore(text: SearchText, terms: readonly string[]): number {
  let total = 0;
  for (const term of terms) {
    total += nameScore(text.vendor, term, 100) + nameScore(text.category, term, 80) + tagScore(text.tags, term);
    if (text.description.includes(term)) total += 5;
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
