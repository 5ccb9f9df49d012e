import type { Catalogue } from '../model/catalogue.ts';
import { citationOf, jsonLink, type Page } from './page.ts';
import { escapeMarkdown, markdownDestination, MARKUP, webAddress } from '../routes/shared/escape.ts';
import { address, PAGE } from '../routes/shared/page.ts';

/** A page as Markdown: title, description, what the page says, its citation. */
export function markdownOf(catalogue: Catalogue, page: Page): string {
  const title = `# ${escapeMarkdown(page.title)}\n\n> ${escapeMarkdown(page.description)}`;
  const json = address(catalogue, jsonLink(page)?.path ?? '/api/openapi.json');
  return `${title}\n\n${htmlMarkdown(catalogue, page.main.text)}\n\n${citationOf(catalogue, page) ?? page.title}. As of ${catalogue.date}, UTC. JSON: ${json}\n`;
}

/** Elements without a place in a text: their content is left out. None contains another of its kind. */
const LEFT_OUT: ReadonlySet<string> = new Set(['form', 'svg', 'nav', 'h1', 'button']);
const TOKEN = /<(\/?)([a-z0-9]+)\b([^>]*)>|[^<]+/g;
const FENCE = '```';
/** Elements with an empty line before and after them. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'caption', 'ul', 'ol', 'dl', 'table']);
/** What the start and the end of any other element become. */
const MARKS: Readonly<Record<string, readonly [start: string, end: string]>> = {
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  li: ['\n- ', ''],
  dt: ['\n- ', ': '],
  summary: ['', ': '],
  tr: ['\n- ', ''],
  td: [' ', ';'],
  th: [' ', ';'],
  b: ['**', '**'],
  strong: ['**', '**'],
  code: ['`', '`'],
  br: [' ', ''],
};

/** Our own markup as Markdown: headings, paragraphs, lists with an entry a line, rows of tables as entries, links. */
export function htmlMarkdown(catalogue: Catalogue, markup: string): string {
  let text = '';
  let verbatim: 'code' | 'pre' | null = null;
  let depth = 0;
  let leftOut: string | null = null;
  const links: string[] = [];
  for (const [token, slash, name, attributes = ''] of markup.matchAll(TOKEN)) {
    const isStart = slash === '';
    if (leftOut !== null) {
      if (name === leftOut && !isStart) leftOut = null;
    } else if (name !== undefined && (LEFT_OUT.has(name) || attributes.startsWith(' class="anchor"'))) {
      leftOut = name;
    } else if (name === undefined) {
      text += verbatim ? unescapeMarkup(token).replaceAll('`', "'") : spacedText(token);
    } else if (name === 'pre') {
      text += isStart ? `\n\n${FENCE}\n` : `\n${FENCE}\n\n`;
      verbatim = isStart ? 'pre' : null;
    } else if (name === 'a') {
      const to = isStart ? destination(catalogue, attributes) : (links.pop() ?? '');
      if (isStart) links.push(to);
      text += to === '' ? '' : isStart ? '[' : `](${to})`;
    } else if (verbatim !== 'pre') {
      if (name === 'code') verbatim = isStart ? 'code' : null;
      if (name === 'li' && !isStart) depth -= 1;
      const mark = BLOCKS.has(name) ? '\n\n' : (MARKS[name]?.[isStart ? 0 : 1] ?? '');
      // An entry of a list is one line.
      text += depth > 0 && mark.includes('\n') ? ' ' : mark;
      if (name === 'li' && isStart) depth += 1;
    }
  }
  return text
    .split(FENCE)
    .map((part, place) => (place % 2 === 0 ? tidyMarkdown(part) : part))
    .join(FENCE)
    .trim();
}

/** The text between two tags, escaped; white space at its ends stays one space. */
function spacedText(text: string): string {
  const inner = escapeMarkdown(unescapeMarkup(text));
  return `${/^\s/.test(text) ? ' ' : ''}${inner}${inner !== '' && /\s$/.test(text) ? ' ' : ''}`;
}

function tidyMarkdown(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ ;/g, ';')
    .replace(/;{2,}/g, ';')
    .replace(/(?:; ?| )$/gm, '')
    .replace(/^- \n+/gm, '- ');
}

/** Where a link of a page leads: of a page of the site to its Markdown form; empty for a place on the page. */
function destination(catalogue: Catalogue, attributes: string): string {
  const [, written = '#'] = /href="([^"]*)"/.exec(attributes) ?? [];
  const href = unescapeMarkup(written);
  if (href.startsWith('#')) return '';
  const url = webAddress(href.startsWith('/') ? address(catalogue, href) : href);
  if (!url) return '';
  const isPage = href.startsWith('/') && (!/^\/(?:api|export)\b|\./.test(href) || href === PAGE.docs);
  if (isPage) url.pathname = markdownPath(url.pathname);
  return markdownDestination(url);
}

const CHARACTERS = new Map(Object.entries(MARKUP).map(([character, entity]) => [entity, character]));

/** Text of our markup without its escapes. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&[#a-z0-9]+;/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

export const MARKDOWN_EXTENSION = '.md';

/** Where the Markdown form of a page lies: `/vendor/neon.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === PAGE.home ? '/index.md' : `${path}${MARKDOWN_EXTENSION}`;
}

/** Where the Markdown form of a page is, with the query of the page. */
export function markdownAddress({ path, addressQuery = '' }: Pick<Page, 'path' | 'addressQuery'>): string {
  return `${markdownPath(path)}${addressQuery}`;
}

export function hasMarkdown({ dated }: Page): boolean {
  return dated !== null;
}
