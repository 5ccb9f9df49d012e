import { textOf, type Token } from './tokens.ts';

/** Groups of one identifier: "+49 (0) 30 123 456-78" has seven. */
const MAX_GROUPS = 10;

/**
 * The index after an identifier of several numbers: a date (`2026-08-18`, `18/08/2026`), a time (`10:30`), a ratio
 * (`1:1`, `24/7`) or a telephone number. The index itself where none begins.
 */
export function identifierEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token) return at;
  if (token.text === '+' && token.isSpaced && isJoinedNumber(tokens[at + 1])) return telephoneEnd(tokens, at + 1);
  if (token.text === '(' && isDigits(tokens[at + 1], 3) && textOf(tokens, at + 2) === ')' && isNumber(tokens[at + 3])) {
    return telephoneEnd(tokens, at + 1);
  }
  if (!isNumber(token)) return at;
  const joint = tokens[at + 1];
  const second = tokens[at + 2];
  if (!joint || joint.isSpaced || !isJoinedNumber(second)) return at;
  if (joint.text === ':') return chainEnd(tokens, at, ':');
  if (joint.text === '/') return isFraction(token, second) ? at : chainEnd(tokens, at, '/');
  if (joint.text !== '-') return at;
  const isLong = textOf(tokens, at + 3) === '-' && isJoinedNumber(tokens[at + 4]);
  const isLocal = token.text.length === 3 && second.text.length === 4;
  return isLong || isLocal ? chainEnd(tokens, at, '-') : at;
}

/** "1/2", "3/4": less than one, with small numbers. "24/7" and "9/11/2001" are none. */
function isFraction(over: Token, under: Token | undefined): boolean {
  return under !== undefined && over.value < under.value && under.value <= 10;
}

function chainEnd(tokens: readonly Token[], at: number, joint: string): number {
  let next = at + 1;
  for (let group = 1; group < MAX_GROUPS; group += 1) {
    if (tokens[next]?.text !== joint || !isJoinedNumber(tokens[next + 1])) break;
    next += 2;
  }
  return next;
}

/** Digits, spaces, hyphens and parentheses as far as they go. */
function telephoneEnd(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let group = 0; group < MAX_GROUPS * 2; group += 1) {
    const token = tokens[next];
    if (!token || (!isNumber(token) && token.text !== '(' && token.text !== ')' && token.text !== '-')) break;
    next += 1;
  }
  return next;
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number';
}

function isJoinedNumber(token: Token | undefined): token is Token {
  return token?.kind === 'number' && !token.isSpaced;
}

function isDigits(token: Token | undefined, length: number): boolean {
  return token?.kind === 'number' && token.text.length === length;
}
