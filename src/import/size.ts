/** Longer records hold something else than an offer; the longest of a real index is a tenth of this. */
const LONGEST_RECORD = 20_000;
const DEEPEST_RECORD = 12;

/** Whether a JSON value is larger or deeper than any record written by hand. Walks without recursion: depth is hostile. */
export function isOversized(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let size = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: part, depth } = next;
    size += typeof part === 'string' ? part.length + 2 : 4;
    if (size > LONGEST_RECORD || depth > DEEPEST_RECORD) return true;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      size += key.length;
      if (open.length > LONGEST_RECORD) return true;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}
