/** The names of a comma list as written, without repeats and empty parts. */
export function commaList(text: string): readonly string[] {
  const written = text.split(',').map((part) => part.trim());
  return [...new Set(written.filter((part) => part !== ''))];
}
