/** The different names of a comma list, as written; a part of white space alone names nothing. */
export function commaList(text: string): readonly string[] {
  const written = text.split(',').map((part) => part.trim());
  return [...new Set(written.filter((part) => part !== ''))];
}
