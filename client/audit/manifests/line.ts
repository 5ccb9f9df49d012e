/** Each line of a text with its number from 1, without the line break. */
export function* lines(text: string): Generator<{ readonly line: number; readonly written: string }> {
  for (const [index, written] of text.split(/\r?\n/).entries()) yield { line: index + 1, written };
}
