const ASCII = /^[\0-\x7f]*$/;

/**
 * Text for comparing names and searches: lower case without accents (docs/rules.md#slug, docs/rules.md#search-match).
 */
export function fold(text: string): string {
  // Most texts are ASCII, and this test costs a tenth of the normalization.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
