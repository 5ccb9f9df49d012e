import type { Catalogue } from '../../model/catalogue.ts';
import { categoryNamed } from '../../rules/names/category-name.ts';
import { nearestCategories } from '../../rules/names/near-categories.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

const MAX_QUOTED_CHARS = 100;

/** A sentence on a text that names no category, with the nearest; none where it names one. */
export function unknownCategory(catalogue: Catalogue, requested: string): readonly string[] {
  if (requested.trim() === '' || categoryNamed(catalogue, requested)) return [];
  return [unknownName('category', requested, nearestCategories(catalogue, requested))];
}

/** A sentence on a text that occurs in no name of a vendor, with the names that may have been meant. */
export function unknownVendorName(catalogue: Catalogue, requested: string): string {
  return unknownName('vendor', requested, suggestions(catalogue, requested));
}

/** A sentence on a text that occurs in no name of a category, with the nearest. */
export function unknownCategoryName(catalogue: Catalogue, requested: string): string {
  return unknownName('category', requested, nearestCategories(catalogue, requested));
}

function unknownName(what: string, requested: string, near: readonly string[]): string {
  const quoted = JSON.stringify(requested.slice(0, MAX_QUOTED_CHARS));
  return `Unknown ${what} ${quoted} matches nothing${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`;
}
