import { cleanBoxes, glue, SEPARATOR } from './clean-text.ts';

/** Characters of the end of a text that decide what joins to it. */
const TAIL_CHARS = 8;
/** Characters collected of one block; what exceeds them is dropped. */
const MAX_INLINE_CHARS = 200_000;

/** Collects the inline text of one block. */
export class InlineText {
  #parts: string[] = [];
  #length = 0;
  #tail = '';
  #isAtBoundary = false;

  get length(): number {
    return this.#length;
  }

  add(text: string): void {
    if (text === '') return;
    if (this.#isAtBoundary) this.#write(glue(this.#tail, text.slice(0, TAIL_CHARS)));
    // Between two elements white space alone does not end the boundary.
    if (/\S/.test(text)) this.#isAtBoundary = false;
    this.#write(text);
  }

  /** An inline element starts or ends here. */
  boundary(): void {
    this.#isAtBoundary = true;
  }

  /** A new line or box starts here. */
  line(): void {
    this.#write(SEPARATOR);
    this.#isAtBoundary = false;
  }

  /** The text so far, cleaned; the collection starts anew. */
  take(): string {
    if (this.#length === 0) return '';
    const text = cleanBoxes(this.#parts.join(''));
    this.#parts = [];
    this.#length = 0;
    this.#tail = '';
    this.#isAtBoundary = false;
    return text;
  }

  #write(text: string): void {
    if (text === '' || this.#length > MAX_INLINE_CHARS) return;
    this.#parts.push(text);
    this.#length += text.length;
    this.#tail = (this.#tail + text.slice(-TAIL_CHARS)).slice(-TAIL_CHARS);
  }
}
