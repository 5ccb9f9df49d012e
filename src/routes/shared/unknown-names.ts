import type { Catalogue } from '../../model/catalogue.ts';
import { categoryNamed, nearestCategories } from '../../rules/catalogue/categories.ts';
import { suggestions } from '../../rules/names/suggestions.ts';

const MAX_QUOTED_CHARS = 100;

/** A sentence on an unknown category name, with the most similar ones; none for a known name. */
export function unknownCategory(catalogue: Catalogue, requested: string): readonly string[] {
  if (categoryNamed(catalogue, requested)) return [];
  return [unknownName('category', requested, nearestCategories(catalogue, requested))];
}

/** A sentence on a text that occurs in no vendor name, with suggestions. */
export function unknownVendorName(catalogue: Catalogue, requested: string): string {
  return unknownName('vendor', requested, suggestions(catalogue, requested));
}

/** A sentence on a text that occurs in no category name, with the most similar ones. */
export function unknownCategoryName(catalogue: Catalogue, requested: string): string {
  return unknownName('category', requested, nearestCategories(catalogue, requested));
}

function unknownName(what: string, requested: string, near: readonly string[]): string {
  const quoted = JSON.stringify(requested.slice(0, MAX_QUOTED_CHARS));
  return `Unknown ${what} ${quoted} matches nothing${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`;
}
