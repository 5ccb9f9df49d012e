import type { BlockKind } from '../../model/page-text.ts';
import { type BlockList } from './block-list.ts';
import {
  blankOf,
  headingLevel,
  isBlock,
  isLeftBlank,
  isLeftOut,
  isElement,
  isFootnoteMark,
  pictureWords,
  type HtmlElement,
} from './html-elements.ts';
import { findBoxTables } from './box-tables.ts';
import { findCards } from './cards.ts';
import { elementText, InlineText } from './inline-text.ts';
import { isDataTable, tableCells } from './tables.ts';

interface Heading {
  readonly level: number;
  readonly text: string;
}

interface Card {
  readonly heading: string;
  readonly group: number;
}

/** Elements after which the headings inside them no longer apply. */
const SECTIONS: ReadonlySet<string> = new Set(['section', 'article', 'aside', 'li', 'td', 'th', 'details', 'main']);

/** Writes the readable text of a page into a list of blocks, in reading order. */
export class Flow {
  readonly #blocks: BlockList;
  readonly #cards: ReadonlyMap<HtmlElement, string>;
  readonly #boxTables: ReadonlyMap<HtmlElement, readonly HtmlElement[] | null>;
  readonly #text = new InlineText();
  #headings: readonly Heading[] = [];
  /** How many of the headings stand above the card, whatever their levels. */
  #above = 0;
  #card: Card | null = null;
  #kind: BlockKind = 'paragraph';
  #row: string | null = null;

  constructor(blocks: BlockList, root: HtmlElement) {
    this.#blocks = blocks;
    this.#cards = findCards(root);
    this.#boxTables = findBoxTables(root);
  }

  read(root: HtmlElement): void {
    this.#element(root);
    this.#flush();
  }

  #element(element: HtmlElement): void {
    const before = { headings: this.#headings, above: this.#above, card: this.#card, kind: this.#kind, row: this.#row };
    const level = headingLevel(element);
    this.#enter(element, level);
    for (const child of element.childNodes) {
      if (this.#blocks.isFull) return;
      if ('value' in child) this.#text.add(child.value);
      else if (isElement(child) && !this.#isRead(child)) this.#element(child);
    }
    if (isBlock(element) || this.#cards.has(element)) {
      const rest = this.#flush();
      // What a heading holds may be a button or a box.
      const text = level === null ? rest : elementText(element);
      if (level !== null && text !== '') this.#headings = [...this.#outer(level), { level, text }];
      if (element.tagName === 'dt') this.#row = text;
    } else this.#text.boundary();
    if (SECTIONS.has(element.tagName) || this.#card !== before.card) this.#headings = before.headings;
    if (element.tagName === 'dl' || isList(element)) this.#row = before.row;
    this.#card = before.card;
    this.#above = before.above;
    this.#kind = before.kind;
  }

  #enter(element: HtmlElement, level: number | null): void {
    // A card may be a link, which by itself is a part of a line.
    if (isBlock(element) || this.#cards.has(element)) {
      const text = this.#flush();
      // The words of an item before its own list are the label of that list.
      if (isList(element) && this.#kind === 'item' && text !== '' && !/\d/.test(text)) this.#row = text;
    } else this.#text.boundary();
    const card = this.#cards.get(element);
    if (card !== undefined) {
      this.#card = { heading: card, group: this.#blocks.nextGroup() };
      this.#above = this.#headings.length;
    }
    // A heading is not below the one before it of its level.
    if (level !== null) this.#headings = this.#outer(level);
    this.#kind = kindOf(element, this.#kind);
    if (element.tagName === 'dt') this.#row = null;
  }

  /** Elements without text of their own flow: left out, left blank, line breaks and tables. */
  #isRead(element: HtmlElement): boolean {
    if (element.tagName === 'br') this.#text.line();
    else if (isLeftBlank(element))
      this.#text.add(isFootnoteMark(element) && this.#text.isEmpty ? '* ' : blankOf(element));
    else if (isDataTable(element)) this.#table(element);
    else if (this.#boxTables.has(element)) this.#table(this.#boxTables.get(element) ?? []);
    else {
      const words = pictureWords(element);
      if (words !== '') this.#text.add(` ${words} `);
      return isLeftOut(element);
    }
    return true;
  }

  /** The headings under which one of a level stands. */
  #outer(level: number): readonly Heading[] {
    return this.#headings.filter((heading, at) => at < this.#above || heading.level < level);
  }

  /** Ends the block; its text, empty where it has none. */
  #flush(): string {
    const text = this.#text.take();
    this.#blocks.add({
      text,
      kind: this.#kind,
      headings: this.#headings.map((heading) => heading.text),
      card: this.#card?.heading ?? null,
      row: this.#kind === 'cell' || this.#kind === 'item' ? this.#row : null,
      group: this.#card?.group ?? null,
    });
    return text;
  }

  #table(table: HtmlElement | readonly HtmlElement[]): void {
    this.#flush();
    const group = this.#blocks.nextGroup();
    const headings = this.#headings.map(({ text }) => text);
    for (const cell of tableCells(table)) {
      this.#blocks.add({
        ...cell,
        kind: 'cell',
        headings: cell.section === null ? headings : [...headings, cell.section],
        card: this.#card?.heading ?? null,
        group,
      });
    }
  }
}

const isList = ({ tagName }: HtmlElement): boolean => tagName === 'ul' || tagName === 'ol';

function kindOf(element: HtmlElement, around: BlockKind): BlockKind {
  if (headingLevel(element) !== null) return 'heading';
  if (element.tagName === 'li') return 'item';
  if (element.tagName === 'dd') return 'cell';
  return element.tagName === 'dt' ? 'paragraph' : around;
}
