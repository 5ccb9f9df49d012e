import type { Catalogue, Listing } from '../model/catalogue.ts';

/**
 * A derivation asked once for each listing of a catalogue, since most replies share its answer. Sound because a
 * catalogue is frozen and carries its date; weak, so that yesterday's catalogue can go.
 */
export function perListing<T>(derive: (catalogue: Catalogue, listing: Listing) => T) {
  const known = new WeakMap<Catalogue, (T | undefined)[]>();
  return (catalogue: Catalogue, listing: Listing): T => {
    let ofCatalogue = known.get(catalogue);
    if (!ofCatalogue) known.set(catalogue, (ofCatalogue = []));
    const kept = ofCatalogue[listing.position];
    if (kept !== undefined) return kept;
    return (ofCatalogue[listing.position] = derive(catalogue, listing));
  };
}
