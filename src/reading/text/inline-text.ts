import {
  blankOf,
  isBlock,
  isElement,
  isLeftBlank,
  isLeftOut,
  pictureWords,
  type HtmlElement,
  type HtmlNode,
} from './html-elements.ts';

/** Characters kept of one block; a longer paragraph goes on in a further block. */
export const MAX_BLOCK_CHARS = 4_000;

/** Separates, inside a text, what the page shows on lines or in boxes of their own. */
export const SEPARATOR = ' | ';

// Controls, soft hyphens, joiners, direction marks, byte order marks and characters for private use.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]+/g;
// For text whose white space is folded to single blanks.
// eslint-disable-next-line regexp/no-super-linear-move -- the last branch passes over a whole run
const EMPTY_BOXES = /^(?: ?\|)+ ?| ?\|(?: ?\|)* ?$|\|(?: ?\|)+/g;

/** White space folded to one blank, control and invisible characters removed. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A text of several boxes without empty ones. */
export function cleanBoxes(text: string): string {
  return cleanText(text)
    .replace(EMPTY_BOXES, (found) => (found.startsWith('|') && found.length > 1 ? '|' : ''))
    .replace(/^ ?\| ?| ?\| ?$/g, '')
    .trim();
}

const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;

/** Keeps separate elements separate: "Projects" + "10" is not "Projects10", "10" + "100" is not "10100". */
export function glue(before: string, after: string): string {
  const last = /\S(?=\s*$)/.exec(before)?.[0] ?? '';
  const next = /\S/.exec(after)?.[0] ?? '';
  if (DIGIT.test(last) && /[\p{N}$€£]/u.test(next)) return SEPARATOR;
  // A name beside its price: "Hobby" + "$0".
  if (/\p{L}$/u.test(before) && /^[$€£]/.test(after)) return SEPARATOR;
  if (/\s$/.test(before) || /^\s/.test(after)) return '';
  // "Included:" + "SSO", "Pro" + "from $9".
  if (
    WORD.test(next) &&
    (/\p{L}:$/u.test(before) || (WORD.test(last) && /^(?:from|per|each|every|billed|forever)\s/.test(after)))
  )
    return ' ';
  if (!WORD.test(last) || !WORD.test(next)) return '';
  // Two whole words: "calls" + "previously 10".
  if (/\p{Ll}{4}$/u.test(before) && /^(?:\p{Ll}{4,} |\p{Ll}{8})/u.test(after)) return ' ';
  // A word ends the figure: "500 MB" + "storage", "50K" + "runs", "12 months" + "free".
  if (/\d ?\p{L}+$/u.test(before)) return ' ';
  const isNewWord = /\p{Ll}/u.test(last) && /\p{Lu}/u.test(next);
  return DIGIT.test(last) || DIGIT.test(next) || isNewWord ? ' ' : '';
}

/** Characters of the end of a text that decide what joins to it. */
const TAIL_CHARS = 8;
/** Characters collected of one block; what exceeds them is dropped. */
const MAX_INLINE_CHARS = 200_000;

export class InlineText {
  #parts: string[] = [];
  #length = 0;
  #lastText = '';
  #isAtBoundary = false;

  get length(): number {
    return this.#length;
  }

  get isEmpty(): boolean {
    return this.#lastText.trim() === '';
  }

  add(text: string): void {
    if (text === '') return;
    if (this.#isAtBoundary) this.#write(glue(this.#lastText, text.slice(0, TAIL_CHARS)));
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
    this.#lastText = '';
    this.#isAtBoundary = false;
    return text;
  }

  #write(text: string): void {
    if (text === '' || this.#length > MAX_INLINE_CHARS) return;
    this.#parts.push(text);
    this.#length += text.length;
    this.#lastText = (this.#lastText + text.slice(-TAIL_CHARS)).slice(-TAIL_CHARS);
  }
}

/** Characters after which the text of one element is not read on. */
const MAX_ELEMENT_CHARS = 2_000;

/** The text of an element, its lines and boxes kept apart. What is left out inside it is left out. */
export function elementText(element: HtmlElement): string {
  const text = new InlineText();
  const separate = (at: HtmlElement): void => {
    if (isBlock(at) || at.tagName === 'br') text.line();
    else text.boundary();
  };
  const read = (node: HtmlNode): void => {
    if ('value' in node) text.add(node.value);
    if (!isElement(node)) return;
    const words = pictureWords(node);
    if (words !== '') text.add(` ${words} `);
    if (isLeftOut(node)) return;
    if (isLeftBlank(node)) text.add(blankOf(node));
    else readInside(node);
  };
  const readInside = (at: HtmlElement): void => {
    separate(at);
    for (const child of at.childNodes) if (text.length < MAX_ELEMENT_CHARS) read(child);
    separate(at);
  };
  readInside(element);
  return text.take();
}
