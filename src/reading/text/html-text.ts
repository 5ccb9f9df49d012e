import type { PageText } from '../../model/page-text.ts';
import { BlockList } from './block-list.ts';
import { findCards } from './cards.ts';
import { Flow } from './flow.ts';
import { pageElements } from './page-head.ts';
import { readScripts } from './page-scripts.ts';
import { parseHtml } from './parse-html.ts';

/** The readable text of an HTML page. Bounded in time and size; never throws for what the page is. */
export function htmlText(html: string, address: string): PageText {
  const { root, scripts, head } = pageElements(parseHtml(html), address);
  const blocks = new BlockList();
  if (root) new Flow(blocks, findCards(root)).read(root);
  readScripts(scripts, blocks);
  return { ...head, blocks: blocks.blocks };
}
