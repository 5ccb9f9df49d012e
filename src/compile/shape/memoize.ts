/** What is derived from a shaped file alone, derived once: a catalogue that is judged again after an edit has most files as before. */
export function memoizeByFile<File extends object, Derived>(derive: (file: File) => Derived): (file: File) => Derived {
  const known = new WeakMap<File, { readonly derived: Derived }>();
  return (file) => {
    const before = known.get(file);
    if (before) return before.derived;
    const derived = derive(file);
    known.set(file, { derived });
    return derived;
  };
}
