import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { memoizeByCatalogue } from './per-catalogue.ts';

/** Memoizes a derivation per listing of a catalogue, because many replies share its result. */
export function memoizeByListing<T>(derive: (catalogue: Catalogue, listing: Listing) => T) {
  const derivedOf = memoizeByCatalogue((): (T | undefined)[] => []);
  return (catalogue: Catalogue, listing: Listing): T => {
    const derived = derivedOf(catalogue);
    const kept = derived[listing.position];
    if (kept !== undefined) return kept;
    return (derived[listing.position] = derive(catalogue, listing));
  };
}
