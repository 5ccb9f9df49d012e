import type { PageText, TextBlock } from '../src/model/page-text.ts';

/** A paragraph outside of cards and below no heading: only what a row says about it matters. */
export function block(given: Partial<TextBlock> & Pick<TextBlock, 'text'>): TextBlock {
  return {
    kind: 'paragraph',
    headings: [],
    card: null,
    column: null,
    row: null,
    line: null,
    caption: null,
    group: null,
    ...given,
  };
}

/** A page that has these blocks and nothing else. */
export function pageOf(blocks: readonly TextBlock[]): PageText {
  return {
    title: 'Acme',
    description: '',
    blocks,
    asides: [],
    links: [],
    hasSignIn: false,
    refreshesTo: null,
  };
}
