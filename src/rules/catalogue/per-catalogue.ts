import type { Catalogue } from '../../model/catalogue.ts';

/**
 * Memoizes a derivation per catalogue. Correct because a catalogue is immutable and includes its date; weakly keyed, so
 * that the catalogue of an earlier day can be collected.
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
