import type { Catalogue } from '../../model/catalogue.ts';

/**
 * A derivation asked once for a catalogue. Sound because nobody changes a catalogue and it carries its date; weak, so that
 * yesterday's catalogue can go.
 */
export function memoizeByCatalogue<T extends object>(derive: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const known = new WeakMap<Catalogue, T>();
  return (catalogue) => {
    const kept = known.get(catalogue);
    if (kept) return kept;
    const derived = derive(catalogue);
    known.set(catalogue, derived);
    return derived;
  };
}
