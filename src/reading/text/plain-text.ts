import type { PageText, PageLink } from '../../model/page-text.ts';
import { BlockList } from './block-list.ts';
import { cleanText } from './inline-text.ts';
import { parseData, readData } from './embedded-data.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';

const NO_HEAD = {
  title: '',
  description: '',
  links: [],
  hasSignIn: false,
  refreshesTo: null,
} as const;
const MAX_LINES = 50_000;
const MAX_LINKS = 500;

const HEADING = /^(#{1,6})\s+(.*)/s;
/** Marks that close a heading. */
const HEADING_END = /(?<!#)#+$/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)/s;
/** For a line without blanks at its ends. */
const TABLE_RULE = /^(?:\|\s*)?:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/;
const LINK = /\[([^[\]\n]{1,200})\]\((https?:\/\/[^\s()]{1,1000})\)/g;

/** A JSON document as a page; null where the text is not JSON. */
export function jsonText(source: string): PageText | null {
  const value = parseData(source.trim());
  if (value === null) return null;
  const blocks = new BlockList();
  readData(value, blocks);
  return { ...NO_HEAD, blocks: blocks.blocks };
}

/** Plain text or Markdown as a page: headings with `#`, list items, tables with `|`, paragraphs between empty lines. */
export function plainText(source: string): PageText {
  const reader = new LineReader();
  for (const line of source.split(/\r\n?|\n/, MAX_LINES)) reader.add(line);
  return { ...NO_HEAD, title: reader.title, links: linksOf(source), blocks: reader.finish() };
}

class LineReader {
  readonly #blocks = new BlockList();
  #headings: readonly { readonly level: number; readonly text: string }[] = [];
  #paragraph: string[] = [];
  #rows: (readonly string[])[] = [];
  title = '';

  add(line: string): void {
    const cells = tableRow(line);
    if (cells) {
      this.#endParagraph();
      this.#rows.push(cells);
      return;
    }
    this.#endTable();
    const [heading, item] = [HEADING.exec(line), ITEM.exec(line)];
    if (heading || item || line.trim() === '') this.#endParagraph();
    if (heading)
      this.#startSection(heading[1]?.length ?? 1, inline((heading[2] ?? '').trimEnd().replace(HEADING_END, '')));
    else if (item) this.#write('item', inline(item[1] ?? ''));
    else if (line.trim() !== '') this.#paragraph.push(line);
  }

  finish() {
    this.#endParagraph();
    this.#endTable();
    return this.#blocks.blocks;
  }

  #startSection(level: number, text: string): void {
    this.#write('heading', text);
    if (this.title === '') this.title = text;
    this.#headings = [...this.#headings.filter((known) => known.level < level), { level, text }];
  }

  #endParagraph(): void {
    if (this.#paragraph.length > 0) this.#write('paragraph', inline(this.#paragraph.join(' ')));
    this.#paragraph = [];
  }

  #write(kind: 'heading' | 'item' | 'paragraph', text: string): void {
    const isStruck = /^~~.*~~$/.test(text);
    this.#blocks.add({
      kind,
      text: text.replace(/~~[^~]*~~/g, (all) => (isStruck ? all.slice(2, -2) : '')),
      ...this.#place(),
      isStruck,
    });
  }

  #place() {
    return { headings: this.#headings.map(({ text }) => text) };
  }

  #endTable(): void {
    const [first, second, ...rest] = this.#rows;
    if (!first) return;
    const group = this.#blocks.nextGroup();
    const hasHeader = second !== undefined && second.length === 0;
    const body = hasHeader ? rest : this.#rows;
    for (const [line, row] of [...(hasHeader ? [first] : []), ...body].entries()) {
      const isHeader = hasHeader && row === first;
      for (const [column, text] of row.entries()) {
        const parts = { kind: 'cell' as const, text: inline(text), group, line, ...this.#place() };
        const heading = hasHeader && !isHeader ? inline(first[column] ?? '') : null;
        this.#blocks.add({ ...parts, column: heading, row: isHeader || column === 0 ? null : inline(row[0] ?? '') });
      }
    }
    this.#rows = [];
  }
}

/** The cells of a line of a Markdown table; none for the line below its heading; null for any other line. */
function tableRow(line: string): readonly string[] | null {
  if (!line.includes('|')) return null;
  if (TABLE_RULE.test(line.trim())) return [];
  if (!/^\s*\|/.test(line)) return null;
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
}

/** A line without the marks of Markdown. */
function inline(text: string): string {
  return cleanText(
    text
      .replace(/!?\[([^[\]\n]{0,200})\]\([^\s()]{0,1000}\)/g, '$1')
      .replace(/\*\*|__|`/g, '')
      .replace(/(^|\s)[*_](\S[^*_]*)[*_](?=\s|$|[.,;:])/g, '$1$2'),
  );
}

function linksOf(source: string): readonly PageLink[] {
  const links = new Map<string, PageLink>();
  for (const [, text = '', address = ''] of source.slice(0, 1_000_000).matchAll(LINK)) {
    if (links.size >= MAX_LINKS) break;
    const url = parsedUrl(address);
    if (url && !links.has(url.href)) links.set(url.href, { url: url.href, text: cleanText(text) });
  }
  return [...links.values()];
}
