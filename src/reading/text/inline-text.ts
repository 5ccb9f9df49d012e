import { cleanBoxes, glue, SEPARATOR } from './clean-text.ts';

/** Collects the inline text of one block. Bounded by the caller, who takes it at each block's end. */
export class InlineText {
  #text = '';
  #atBoundary = false;

  get length(): number {
    return this.#text.length;
  }

  add(text: string): void {
    if (text === '') return;
    if (this.#atBoundary) this.#text += glue(this.#text.slice(-8), text.slice(0, 8));
    // Between two elements white space alone does not end the boundary.
    if (/\S/.test(text)) this.#atBoundary = false;
    this.#text += text;
  }

  /** An inline element starts or ends here. */
  boundary(): void {
    this.#atBoundary = true;
  }

  /** A new line or box starts here. */
  line(): void {
    this.#text += SEPARATOR;
    this.#atBoundary = false;
  }

  /** The text so far, cleaned; the collection starts anew. */
  take(): string {
    const text = cleanBoxes(this.#text);
    this.#text = '';
    this.#atBoundary = false;
    return text;
  }
}
