const ASCII = /^[\0-\x7f]*$/;

/**
 * Text with letter case removed as Unicode case folding does (`STRASSE` and `Straße` are equal) and composed characters
 * in one form. Accents stay: `Café` and `Cafe` differ here and share a slug.
 */
export function caseFold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Upper case first: `ß` becomes `SS`, and the forms of sigma become one.
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
