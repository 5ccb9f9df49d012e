import type { ChangeType } from '../../model/vocabulary.ts';

/** A change type in words, `free tier removed`. */
export function changeWords(type: ChangeType): string {
  return type.replaceAll('_', ' ');
}

/** A number with its noun, `1 change`, `2 changes`. */
export function countNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const MAX_QUOTED_CHARS = 100;

/** A text of a request as an error quotes it: its first 100 characters, as a JSON string. */
export function quoteText(text: string): string {
  return JSON.stringify(text.slice(0, MAX_QUOTED_CHARS));
}

/** A text of at most so many characters, cut at a word and marked with … where it was longer. */
export function shorten(written: string, maxChars: number): string {
  if (written.length <= maxChars) return written;
  const cut = Array.from(written)
    .slice(0, maxChars - 1)
    .join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > maxChars / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s,;:])[\s,;:]+$/, '')}…`;
}
