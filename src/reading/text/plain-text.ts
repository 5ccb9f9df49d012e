import type { PageText } from '../../model/page-text.ts';
import { BlockList } from './block-list.ts';
import { cleanText } from './inline-text.ts';
import { parseData, readData } from './embedded-data.ts';

const NO_HEAD = {
  asides: [],
  title: '',
  description: '',
  links: [],
  hasSignIn: false,
  refreshesTo: null,
} as const;
const MAX_LINES = 50_000;

const HEADING = /^(#{1,6})\s+(.*)/s;
const HEADING_END = /(?<!#)#+$/;
const TABLE_ROW = /^\s*\|/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)/s;

/** A JSON document as a page; null where the text is not JSON. */
export function jsonText(source: string): PageText | null {
  const value = parseData(source.trim());
  if (value === null) return null;
  const blocks = new BlockList();
  readData(value, blocks);
  return { ...NO_HEAD, blocks: blocks.blocks };
}

/**
 * Plain text or Markdown as a page: headings with `#`, list items, paragraphs between empty lines. Tables are left out: as one text
 * their columns would stand for each other.
 */
export function plainText(source: string): PageText {
  const blocks = new BlockList();
  let headings: readonly { readonly level: number; readonly text: string }[] = [];
  let paragraph: string[] = [];
  const write = (kind: 'heading' | 'item' | 'paragraph', text: string): void =>
    blocks.add({ kind, text, headings: headings.map((heading) => heading.text) });
  const endParagraph = (): void => {
    write('paragraph', inline(paragraph.join(' ')));
    paragraph = [];
  };
  for (const line of source.split(/\r\n?|\n/, MAX_LINES)) {
    const [heading, item] = [HEADING.exec(line), ITEM.exec(line)];
    const isTable = TABLE_ROW.test(line);
    if (heading || item || isTable || line.trim() === '') endParagraph();
    if (isTable) continue;
    if (heading) {
      const level = heading[1]?.length ?? 1;
      const text = inline((heading[2] ?? '').trimEnd().replace(HEADING_END, ''));
      headings = headings.filter((known) => known.level < level);
      write('heading', text);
      headings = [...headings, { level, text }];
    } else if (item) write('item', inline(item[1] ?? ''));
    else if (line.trim() !== '') paragraph.push(line);
  }
  endParagraph();
  const title = blocks.blocks.find(({ kind }) => kind === 'heading')?.text ?? '';
  return { ...NO_HEAD, title, blocks: blocks.blocks };
}

/** A line without links, emphasis and the marks of code. */
function inline(text: string): string {
  return cleanText(text.replace(/!?\[([^[\]\n]{0,200})\]\([^\s()]{0,1000}\)/g, '$1').replace(/\*\*|__|`/g, ''));
}
