/** A line of a text with its number from 1, without the line break. */
export interface Line {
  readonly line: number;
  readonly written: string;
}

/** Each line of a text. */
export function* lines(text: string): Generator<Line> {
  for (const [index, written] of text.split(/\r?\n/).entries()) yield { line: index + 1, written };
}
