/**
 * Memoizes a derivation from one immutable object, such as a vendor, an offer or a catalogue. The catalogues before
 * and after an edit share the records that it leaves as they are. Weakly keyed, so that a record that is gone can be collected.
 */
export function memoizeByRecord<Of extends object, T extends object>(derive: (record: Of) => T): (record: Of) => T {
  const known = new WeakMap<Of, T>();
  return (record) => {
    const kept = known.get(record);
    if (kept) return kept;
    const derived = derive(record);
    known.set(record, derived);
    return derived;
  };
}
