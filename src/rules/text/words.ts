/** The names of a comma list as written, without repeats and empty parts. */
export function commaList(text: string): readonly string[] {
  const written = text.split(',').map((part) => part.trim());
  return [...new Set(written.filter((part) => part !== ''))];
}

export class WordSet extends Set<string> {
  constructor(text: string) {
    super(text.trim().split(/\s+/));
  }
}

// eslint-disable-next-line regexp/no-super-linear-move -- the look behind stops at the nearest bracket
const BRACKETS = /(?<!\([^)]*?)\(([^)]*)\)/g;

/** The text with a space in place of each part in brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(BRACKETS, ' ');
}

export function inBrackets(text: string): readonly string[] {
  return [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner);
}

/** A text as a part of a pattern of any flags that matches the text itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
