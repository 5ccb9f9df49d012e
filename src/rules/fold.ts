/** Text as names and searches compare it: Unicode-folded, accents dropped, lower case (RULES.md 6 and 8). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
