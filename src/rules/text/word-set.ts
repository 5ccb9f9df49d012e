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
