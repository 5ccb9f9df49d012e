import type { Catalogue } from '../../model/catalogue.ts';
import { categoryNamed } from '../../rules/names/category-name.ts';
import { nearestCategories } from '../../rules/names/near-categories.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

const MAX_QUOTED_CHARS = 100;

/** A sentence on a text that names no category, with the nearest; none where it names one. */
export function unknownCategory(catalogue: Catalogue, asked: string): readonly string[] {
  if (asked.trim() === '' || categoryNamed(catalogue, asked)) return [];
  return [unknownName('category', asked, nearestCategories(catalogue, asked))];
}

/** A sentence on a text that occurs in no name of a vendor, with the names that may have been meant. */
export function unknownVendorName(catalogue: Catalogue, asked: string): string {
  return unknownName('vendor', asked, suggestions(catalogue, asked));
}

/** A sentence on a text that occurs in no name of a category, with the nearest. */
export function unknownCategoryName(catalogue: Catalogue, asked: string): string {
  return unknownName('category', asked, nearestCategories(catalogue, asked));
}

function unknownName(what: string, asked: string, near: readonly string[]): string {
  const quoted = JSON.stringify(asked.slice(0, MAX_QUOTED_CHARS));
  return `Unknown ${what} ${quoted} matches nothing${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`;
}
