/** The names of a comma list as written, without repeats and empty parts. */
export function commaList(text: string): readonly string[] {
  const written = text.split(',').map((part) => part.trim());
  return [...new Set(written.filter((part) => part !== ''))];
}

/** The words of a text, separated by white space. The set is made at the first look-up: few starts of a function need it. */
export class WordSet {
  readonly #text: string;
  #words: ReadonlySet<string> | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  has(word: string): boolean {
    return (this.#words ??= new Set(this.#text.trim().split(/\s+/))).has(word);
  }
}

// eslint-disable-next-line regexp/no-super-linear-move -- the look behind stops at the nearest bracket
const BRACKETS = /(?<!\([^)]*?)\(([^)]*)\)/g;

/** The text with a space in place of each part in brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(BRACKETS, ' ');
}

/** What each pair of brackets of a text holds. */
export function inBrackets(text: string): readonly string[] {
  return [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner);
}
