import { Parser, type CST } from 'yaml';

/** A bracket or quote that nothing closes: what opens, and what would close it. */
export interface Unclosed {
  readonly offset: number;
  readonly opening: string;
  readonly closing: string;
}

/** A token of the text, where there is one. */
export type Token = CST.Token | null | undefined;

/**
 * The first bracket or quote before an offset that is never closed. YAML reports such an error only where the text no longer
 * fits, lines later; its author made it where it opens.
 */
export function firstUnclosed(text: string, before: number): Unclosed | undefined {
  const found: Unclosed[] = [];
  const left: Token[] = [...new Parser().parse(text)];
  // A list instead of a call in a call: brackets may be nested without end.
  while (left.length > 0) {
    const token = left.pop();
    const unclosed = unclosedToken(token);
    if (unclosed && unclosed.offset < before) found.push(unclosed);
    for (const part of partsOf(token)) left.push(part);
  }
  return found.reduce<Unclosed | undefined>(
    (first, next) => (first && first.offset < next.offset ? first : next),
    undefined,
  );
}

function unclosedToken(token: Token): Unclosed | null {
  if (token?.type === 'flow-collection') {
    const { offset, source: opening } = token.start;
    const closing = opening === '{' ? '}' : ']';
    return token.end.some(({ source }) => source === closing) ? null : { offset, opening, closing };
  }
  if (token?.type !== 'double-quoted-scalar' && token?.type !== 'single-quoted-scalar') return null;
  const quote = token.source.charAt(0);
  const isClosed = token.source.length > 1 && token.source.endsWith(quote);
  return isClosed ? null : { offset: token.offset, opening: quote, closing: quote };
}

/** The tokens directly inside one. */
export function* partsOf(token: Token): Generator<Token> {
  if (!token) return;
  if ('items' in token) {
    for (const { key, value } of token.items) {
      yield key;
      yield value;
    }
  }
  if (token.type === 'document') yield token.value;
}
