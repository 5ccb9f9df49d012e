/** Memoizes a function of one shaped file: on validation after an edit, most files are unchanged. */
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
