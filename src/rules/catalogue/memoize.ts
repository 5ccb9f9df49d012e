import type { Catalogue } from '../../model/catalogue.ts';

/**
 * Memoizes a derivation from one immutable object, such as a vendor, an offer or a catalogue. The catalogues before
 * and after an edit share the records that it leaves as they are. Weakly keyed, so that a record that is gone can be
 * collected. A result of undefined is derived again.
 */
export function memoizeByRecord<Of extends object, T>(derive: (record: Of) => T): (record: Of) => T {
  const known = new WeakMap<Of, T>();
  return (record) => {
    const kept = known.get(record);
    if (kept !== undefined) return kept;
    const derived = derive(record);
    known.set(record, derived);
    return derived;
  };
}

/**
 * Memoizes a derivation per catalogue and object, by identity: a listing, a category, a vendor, or a list of listings that the
 * catalogue holds. The lists of a filter or a search can be collected.
 */
export function memoizeWithin<Of extends object, T>(derive: (catalogue: Catalogue, of: Of) => T) {
  const within = memoizeByRecord((catalogue: Catalogue) => memoizeByRecord((of: Of) => derive(catalogue, of)));
  return (catalogue: Catalogue, of: Of): T => within(catalogue)(of);
}
