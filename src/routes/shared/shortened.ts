/** A text of at most so many characters, cut at a word and marked with … where it was longer. */
export function shortened(written: string, maxChars: number): string {
  if (written.length <= maxChars) return written;
  const cut = Array.from(written)
    .slice(0, maxChars - 1)
    .join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > maxChars / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s,;:])[\s,;:]+$/, '')}…`;
}
