import { isDigit, numeralAt } from './numeral.ts';
import { isGluedUnit } from './units.ts';

export interface Token {
  /** `name`: letters and digits that are no amount (`S3`, `5G`, `v2.1`). `end`: a sentence ends. */
  readonly kind: 'number' | 'word' | 'name' | 'symbol' | 'end';
  readonly text: string;
  /** Lower case, curly apostrophes straightened. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** White space precedes the token, or it is the first. */
  readonly isSpaced: boolean;
  readonly value: number;
  readonly dotThousands: number | null;
}

/** Words longer than this are not English; the limit bounds the work per word. */
const MAX_WORD_CHARS = 60;
const LETTER = /\p{L}/u;
const WORD_PART = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\s/u;
const CURLY = /[’‑]/;
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 0.125],
]);

/**
 * Splits a text into numbers, words, names with digits and symbols; each character is read a bounded number of times.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isSpaced = true;
  while (at < text.length) {
    const char = text.charAt(at);
    if (isSpace(char)) {
      isSpaced = true;
      at += 1;
      continue;
    }
    const token = tokenAt(text, at, isSpaced);
    tokens.push(token);
    isSpaced = false;
    at = token.end;
  }
  return tokens;
}

/** The word of the token at an index, empty beyond the ends of the text. */
export function wordOf(tokens: readonly Token[], index: number): string {
  return tokens[index]?.word ?? '';
}

/** The text of the token at an index as written, empty beyond the ends of the text. */
export function textOf(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? '';
}

/** Whether a token is at an index and no white space precedes it. */
export function isGlued(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isSpaced === false;
}

/** Whether a token is a hyphen without a space on either side, as in "6-hour". */
export function isJoining(tokens: readonly Token[], index: number): boolean {
  return textOf(tokens, index) === '-' && isGlued(tokens, index) && isGlued(tokens, index + 1);
}

function tokenAt(text: string, at: number, isSpaced: boolean): Token {
  const char = text.charAt(at);
  if (isDigit(text.charCodeAt(at))) return numberAt(text, at, isSpaced);
  if (char === '.' && isSpaced && isDigit(text.charCodeAt(at + 1))) return decimalAt(text, at);
  const fraction = FRACTIONS.get(char);
  if (fraction !== undefined) return token('number', text, { start: at, end: at + 1, isSpaced, value: fraction });
  if (isLetter(char)) return wordAt(text, at, isSpaced);
  const isEnd = '.!?;'.includes(char) && (at + 1 === text.length || isSpace(text.charAt(at + 1)));
  const size = char >= '\ud800' && char <= '\udbff' ? 2 : 1;
  return token(isEnd ? 'end' : 'symbol', text, { start: at, end: Math.min(at + size, text.length), isSpaced });
}

function numberAt(text: string, start: number, isSpaced: boolean): Token {
  const numeral = numeralAt(text, start);
  const letters = lettersFrom(text, numeral.end);
  const isName =
    numeral.value === null ||
    isDigit(text.charCodeAt(numeral.end)) ||
    (letters > numeral.end && !isGluedUnit(text.slice(numeral.end, letters)));
  if (isName) return token('name', text, { start, end: Math.max(letters, numeral.end), isSpaced });
  const { value, dotThousands } = numeral;
  return token('number', text, { start, end: numeral.end, isSpaced, value: value ?? 0, dotThousands });
}

function decimalAt(text: string, start: number): Token {
  const { end } = numeralAt(text, start + 1);
  const value = Number(`0${text.slice(start, end)}`);
  if (Number.isNaN(value)) return token('name', text, { start, end, isSpaced: true });
  return token('number', text, { start, end, isSpaced: true, value });
}

/** The end of the letters and digits at an offset. */
function lettersFrom(text: string, start: number): number {
  let end = start;
  while (end - start < MAX_WORD_CHARS && isWordPart(text.charAt(end))) end += 1;
  return end;
}

/** Letters, with hyphens, apostrophes, dots and ampersands between them; `name` if digits are among them. */
function wordAt(text: string, start: number, isSpaced: boolean): Token {
  let end = lettersFrom(text, start);
  while (end - start < MAX_WORD_CHARS && "-'’.&‑".includes(text.charAt(end))) {
    const next = text.charAt(end + 1);
    const isJoined = isLetter(next) || (text.charAt(end) === '-' && isDigit(text.charCodeAt(end + 1)));
    // "month.Then" is the end of a sentence whose space is missing.
    if (!isJoined || (text.charAt(end) === '.' && next !== next.toLowerCase() && end - start > 2)) break;
    end = lettersFrom(text, end + 1);
  }
  const written = text.slice(start, end);
  return token(/\d/.test(written) ? 'name' : 'word', text, { start, end, isSpaced });
}

/** The tests of single characters look at ASCII by code: a Unicode pattern costs ten times as much. */
function isLetter(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? isAsciiLetter(code) : LETTER.test(char);
}

function isWordPart(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? isAsciiLetter(code) || isDigit(code) : WORD_PART.test(char);
}

function isSpace(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : SPACE.test(char);
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly isSpaced: boolean;
  readonly value?: number;
  readonly dotThousands?: number | null;
}

function token(
  kind: Token['kind'],
  text: string,
  { start, end, isSpaced, value = 0, dotThousands = null }: Span,
): Token {
  const written = text.slice(start, end);
  const word = kind === 'word' ? straight(written.toLowerCase()) : written;
  return { kind, text: written, word, start, end, isSpaced, value, dotThousands };
}

/** Curly apostrophes and no-break hyphens as the plain characters. */
function straight(word: string): string {
  return CURLY.test(word) ? word.replaceAll('’', "'").replaceAll('‑', '-') : word;
}
