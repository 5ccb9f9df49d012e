import type { Slug } from '../../model/vendor.ts';

const ASCII = /^[\0-\x7f]*$/;

/** Text for comparing names and searches: lower case without accents (docs/rules.md#slug, docs/rules.md#search-match). */
export function fold(text: string): string {
  // Most texts are ASCII, and this test costs a tenth of the normalization.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Folds case, and each run of white space to one space: how tiers and terms compare (docs/rules.md#tier-class). */
export function foldSpaces(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

/**
 * Text with letter case removed as Unicode case folding does (`STRASSE` and `Straße` are equal) and composed characters
 * in one form. Accents stay: `Café` and `Cafe` differ here and share a slug.
 */
export function caseFold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Upper case first: `ß` becomes `SS`, and the forms of sigma become one.
  return text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** A name without the parts that authors write differently: spaces, hyphens, dots, case and accents. */
export function bareName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The name as used in a path: folded, with each run of characters other than a-z and 0-9 replaced by one `-`, and none
 * at the ends (docs/rules.md#slug). Empty when the name has none of these characters.
 */
export function slug(name: string): Slug {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') as Slug;
}

/** Compares texts by UTF-16 code units, independent of locale: the order of every sorted output. */
export const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Orders names case-insensitively; names that differ in case only are ordered by code points. */
export function byName(one: string, other: string): number {
  const [first, second] = [caseFold(one), caseFold(other)];
  return byCodeUnits(first, second) || byCodeUnits(one, other);
}
