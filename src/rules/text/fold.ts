const ASCII = /^[\0-\x7f]*$/;

/** Text as names and searches compare it: Unicode-folded, accents dropped, lower case (RULES.md 6 and 8). */
export function fold(text: string): string {
  // Most texts have nothing to unfold, and looking costs a tenth of unfolding.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
