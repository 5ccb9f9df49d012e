import type { TextBlock } from '../../model/page-text.ts';
import { MAX_BLOCK_CHARS, SEPARATOR } from './inline-text.ts';

const MAX_BLOCKS = 20_000;
const MAX_PAGE_CHARS = 1_000_000;
/** Headings kept per block, innermost ones. */
const MAX_HEADINGS = 8;
/** Characters kept of a heading that is repeated with each block. */
const MAX_LABEL_CHARS = 160;

/** Between the parts of a list in one line. */
const LIST_DOT = / [·•] /g;

type BlockParts = Pick<TextBlock, 'kind' | 'text'> & Partial<TextBlock>;

/** The blocks of one page; what exceeds the bounds is dropped. */
export class BlockList {
  readonly blocks: TextBlock[] = [];
  #chars = 0;
  #groups = 0;

  get isFull(): boolean {
    return this.blocks.length >= MAX_BLOCKS || this.#chars >= MAX_PAGE_CHARS;
  }

  /** A number for the next table, card or data object. */
  nextGroup(): number {
    this.#groups += 1;
    return this.#groups;
  }

  add(parts: BlockParts): void {
    for (const text of pieces(parts.text.replace(LIST_DOT, SEPARATOR))) {
      if (this.isFull) return;
      this.#chars += text.length;
      this.blocks.push({
        kind: parts.kind,
        text,
        headings: (parts.headings ?? []).slice(-MAX_HEADINGS),
        card: label(parts.card),
        column: label(parts.column),
        row: label(parts.row),
        line: parts.line ?? null,
        caption: label(parts.caption),
        group: parts.group ?? null,
      });
    }
  }
}

/** A heading as it is repeated with each block below it; null where it is empty. */
function label(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' ? null : text.slice(0, MAX_LABEL_CHARS);
}

/** A long text in parts that end at white space. */
function* pieces(text: string): Iterable<string> {
  let rest = text;
  while (rest.length > MAX_BLOCK_CHARS) {
    const end = rest.lastIndexOf(' ', MAX_BLOCK_CHARS);
    const cut = end > 0 ? end : MAX_BLOCK_CHARS;
    yield rest.slice(0, cut);
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== '') yield rest;
}
