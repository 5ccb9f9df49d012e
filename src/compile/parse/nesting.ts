import { Parser } from 'yaml';
import { partsOf, type Token } from './unclosed.ts';

/** Lists and mappings in each other that a file may have: many times what any kind of file needs. */
export const MAX_DEPTH = 50;

interface Nested {
  readonly token: Token;
  /** Lists and mappings around it. */
  readonly around: number;
}

/** The start of the first list or mapping that is too deep, or undefined. */
export function firstTooDeep(text: string): number | undefined {
  const left: Nested[] = [...new Parser().parse(text)].map((token) => ({ token, around: 0 }));
  let first: number | undefined;
  // A list instead of a call in a call, as the text may be deeper than calls can be.
  for (let next = left.pop(); next; next = left.pop()) {
    const offset = collectionOffset(next.token);
    const depth = next.around + Number(offset !== undefined);
    // What lies further in begins further on.
    if (offset !== undefined && depth > MAX_DEPTH) first = Math.min(first ?? offset, offset);
    else for (const token of partsOf(next.token)) left.push({ token, around: depth });
  }
  return first;
}

function collectionOffset(token: Token): number | undefined {
  switch (token?.type) {
    case 'block-map':
    case 'block-seq':
      return token.offset;
    case 'flow-collection':
      return token.start.offset;
    default:
      return undefined;
  }
}
