/** Each entry whose key an earlier entry has, with that earlier one. */
export function* repeats<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): Generator<{ readonly entry: Entry; readonly first: Entry }> {
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    else yield { entry, first };
  }
}
