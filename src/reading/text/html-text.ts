import type { PageText, PageLink } from '../../model/page-text.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';
import { BlockList } from './block-list.ts';
import { Flow } from './flow.ts';
import { readScripts } from './embedded-data.ts';
import { parseHtml, attribute, elementsIn, isAside, sourceText, type HtmlElement } from './html-elements.ts';
import { cleanText, elementText } from './inline-text.ts';

const MAX_LINKS = 2_000;
const MAX_LINK_TEXT_CHARS = 120;
const MAX_ADDRESS_CHARS = 2_000;
const MAX_TITLE_CHARS = 300;
const MAX_DESCRIPTION_CHARS = 600;
/** A page that sends its visitors on later than this is read itself. */
const MAX_REFRESH_SECONDS = 10;

type PageHead = { -readonly [Key in keyof Omit<PageText, 'blocks' | 'asides' | 'links'>]: PageText[Key] };

/** The readable text of an HTML page, with title, description and links. Bounded in size; never throws for what the page is. */
export function htmlText(html: string, address: string): PageText {
  const head: PageHead = { title: '', description: '', hasSignIn: false, refreshesTo: null };
  const [blocks, asides] = [new BlockList(), new BlockList()];
  const scripts: HtmlElement[] = [];
  const links = new Map<string, PageLink>();
  const [root, ...elements] = elementsIn(parseHtml(html));
  let base = address;
  // Hidden and left-out parts included.
  for (const element of elements) {
    if (element.tagName === 'script') scripts.push(element);
    else if (element.tagName === 'base') base = absolute(attribute(element, 'href'), address) ?? base;
    else if (element.tagName === 'a') addLink(links, element, base);
    else if (element.tagName === 'meta') readMeta(head, element, base);
    else if (element.tagName === 'title') head.title ||= cleanText(sourceText(element)).slice(0, MAX_TITLE_CHARS);
    else if (element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() === 'password')
      head.hasSignIn = true;
    if (isAside(element)) asides.add({ kind: 'paragraph', text: elementText(element) });
  }
  if (root) new Flow(blocks, root).read(root);
  readScripts(scripts, blocks);
  return { ...head, links: [...links.values()], blocks: blocks.blocks, asides: asides.blocks };
}

function readMeta(head: PageHead, element: HtmlElement, base: string): void {
  const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
  const content = cleanText(attribute(element, 'content') ?? '');
  const isDescription = name === 'description' || name === 'og:description';
  if (isDescription && head.description === '') head.description = content.slice(0, MAX_DESCRIPTION_CHARS);
  if (attribute(element, 'http-equiv')?.toLowerCase() !== 'refresh') return;
  const refresh = /^(\d{1,6})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content);
  if (refresh && Number(refresh[1]) <= MAX_REFRESH_SECONDS) head.refreshesTo ??= absolute(refresh[2], base);
}

function addLink(links: Map<string, PageLink>, element: HtmlElement, base: string): void {
  if (links.size >= MAX_LINKS) return;
  const url = absolute(attribute(element, 'href'), base);
  if (url === null || links.has(url)) return;
  const text = elementText(element) || cleanText(attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '');
  links.set(url, { url, text: text.slice(0, MAX_LINK_TEXT_CHARS) });
}

/** An http(s) address without fragment or credentials; null for any other. */
function absolute(href: string | undefined, base: string): string | null {
  if (href === undefined || href.length > MAX_ADDRESS_CHARS) return null;
  const url = parsedUrl(href.trim(), base);
  if (!url) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
}
