import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Slug } from '../../model/slug.ts';
import { memoizeByCatalogue } from './per-catalogue.ts';

/** Memoizes a derivation per category of a catalogue. */
export function memoizeByCategory<T extends object>(derive: (catalogue: Catalogue, category: Category) => T) {
  const derivedOf = memoizeByCatalogue(() => new Map<Slug, T>());
  return (catalogue: Catalogue, category: Category): T => {
    const derived = derivedOf(catalogue);
    const kept = derived.get(category.slug);
    if (kept) return kept;
    const made = derive(catalogue, category);
    derived.set(category.slug, made);
    return made;
  };
}
