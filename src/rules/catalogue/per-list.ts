import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { memoizeByCatalogue } from './per-catalogue.ts';

/**
 * Memoizes a derivation per list of listings, by identity: the lists that a catalogue holds are the same object for every
 * page of an answer. Weakly keyed, so that the lists of a filter or a search can be collected.
 */
export function memoizeByList<T extends object>(derive: (catalogue: Catalogue, listings: readonly Listing[]) => T) {
  const derivedOf = memoizeByCatalogue(() => new WeakMap<readonly Listing[], T>());
  return (catalogue: Catalogue, listings: readonly Listing[]): T => {
    const derived = derivedOf(catalogue);
    const kept = derived.get(listings);
    if (kept) return kept;
    const made = derive(catalogue, listings);
    derived.set(listings, made);
    return made;
  };
}
