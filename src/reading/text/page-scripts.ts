import type { BlockList } from './block-list.ts';
import { MAX_DATA_CHARS, parseData, readData } from './embedded-data.ts';
import { attribute, sourceText, type HtmlElement } from './parse-html.ts';

/** Embedded documents read per page. */
const MAX_DOCUMENTS = 40;
const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/i;
/** `window.__STATE__ = {…}`: the names that frameworks give to the state of a page. */
const STATE =
  /(?:window|self|globalThis)(?:\.|\[["'])(?:__[A-Z_]{3,40}__|initialState|preloadedState)(?:["']\])?\s*=\s*(?=[{[])/;

/** Writes the data that scripts of the page hold: JSON-LD, JSON documents, and assigned state. */
export function readScripts(scripts: readonly HtmlElement[], blocks: BlockList): void {
  let count = 0;
  for (const script of scripts) {
    const value = dataOf(script);
    if (value === null || value === undefined) continue;
    readData(value, blocks);
    count += 1;
    if (count >= MAX_DOCUMENTS) return;
  }
}

function dataOf(script: HtmlElement): unknown {
  const type = attribute(script, 'type') ?? '';
  const source = sourceText(script);
  if (JSON_TYPE.test(type)) return parseData(source.trim());
  if (type !== '' && !/javascript|module/i.test(type)) return null;
  if (source.length > MAX_DATA_CHARS) return null;
  const found = STATE.exec(source.slice(0, 20_000));
  if (!found) return null;
  const rest = source.slice(found.index + found[0].length).trim();
  return parseData(rest.slice(0, endOfValue(rest)));
}

/** The offset after the JSON value with which a text starts. */
function endOfValue(text: string): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
