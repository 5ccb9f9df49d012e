/** Longer records hold something else than an offer; the longest of a real index is a tenth of this. */
const MAX_RECORD_CHARS = 20_000;
const MAX_RECORD_DEPTH = 12;

/** Whether a JSON value is larger or deeper than any hand-written record. Iterative, because a hostile dump can be deep. */
export function isOversized(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let size = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: part, depth } = next;
    size += typeof part === 'string' ? part.length + 2 : 4;
    if (size > MAX_RECORD_CHARS || depth > MAX_RECORD_DEPTH) return true;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      size += key.length;
      if (open.length > MAX_RECORD_CHARS) return true;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}
