import { cleanText } from './inline-text.ts';
import type { BlockList } from './block-list.ts';
import { attribute, sourceText, type HtmlElement } from './html-elements.ts';

/** Values visited in one embedded document. */
const MAX_VALUES = 30_000;
/** Nesting after which an embedded document is not followed. */
const MAX_DEPTH = 40;
/** Blocks taken from all embedded data of a page. */
const MAX_DATA_BLOCKS = 4_000;
const MAX_STRING_CHARS = 2_000;
/** Characters of the source of one embedded document. */
const MAX_DATA_CHARS = 3_000_000;

/** Keys whose value names the object that holds them, best first. */
const NAME_KEYS = ['name', 'title', 'label', 'plan', 'tier', 'heading', 'planname', 'displayname'];
/** Keys whose values are not text of the page. */
const TECHNICAL_KEY =
  /^(?:@.*|_.*|id|.*(?:uuid|hash|token|url|uri|href|src|slug|class|classname|color|icon|image|path|buildid|locale|width|height|size|version|date|time|timestamp|at))$/i;

interface OpenValue {
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly holder: { readonly name: string; readonly group: number } | null;
}

/**
 * Writes the texts and numbers of a JSON value as blocks, each with the keys on its way as headings, its own key as row and
 * the name of the object that holds it as card. Bounded; addresses, identifiers and code are left out.
 */
export function readData(value: unknown, blocks: BlockList): void {
  const open: OpenValue[] = [{ value, keys: [], holder: null }];
  let visited = 0;
  let written = 0;
  for (let next = open.pop(); next && visited < MAX_VALUES; next = open.pop()) {
    visited += 1;
    if (written >= MAX_DATA_BLOCKS || blocks.isFull) return;
    if (typeof next.value === 'object' && next.value !== null) {
      if (next.keys.length < MAX_DEPTH) open.push(...innerValues(next, blocks).reverse());
      continue;
    }
    const text = readable(next.value);
    if (text === null) continue;
    const { keys, holder } = next;
    blocks.add({
      kind: 'data',
      text,
      headings: keys.slice(0, -1),
      row: keys.at(-1) ?? null,
      card: holder?.name ?? null,
      group: holder?.group ?? null,
    });
    written += 1;
  }
}

/** Parses embedded JSON; null where it is not JSON or exceeds the bounds. */
export function parseData(source: string): unknown {
  if (source.length > MAX_DATA_CHARS) return null;
  try {
    return JSON.parse(source);
  } catch (error) {
    // The nesting of the source may exceed the call stack of the JSON parser.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function innerValues({ value, keys, holder }: OpenValue, blocks: BlockList): OpenValue[] {
  if (Array.isArray(value)) return value.slice(0, MAX_VALUES).map((inner: unknown) => ({ value: inner, keys, holder }));
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).slice(0, MAX_VALUES);
  const name = nameOf(entries);
  const own = name === null ? holder : { name, group: blocks.nextGroup() };
  return entries
    .filter(([key, inner]) => typeof inner === 'object' || !TECHNICAL_KEY.test(key))
    .map(([key, inner]) => ({ value: inner, keys: [...keys, keyWords(key)], holder: own }));
}

function nameOf(entries: readonly (readonly [string, unknown])[]): string | null {
  for (const wanted of NAME_KEYS) {
    const found = entries.find(([key]) => key.toLowerCase().replace(/[_-]/g, '') === wanted)?.[1];
    if (typeof found === 'string' && found.length <= 80) return cleanText(found) || null;
  }
  return null;
}

/** `monthlyActiveUsers`, `monthly_active_users` → `monthly active users` */
function keyWords(key: string): string {
  const spaced = key.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_.-]+/g, ' ');
  return cleanText(spaced).toLowerCase().slice(0, 80);
}

/** A value as a visitor could read it; null for code, addresses, identifiers and truth values. */
function readable(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string' || value.length > MAX_STRING_CHARS) return null;
  const text = cleanText(value.includes('<') ? value.replace(/<[^<>]{0,500}>/g, ' | ') : value);
  if (text === '' || /^(?:https?:|\/|#|data:|[\w.+-]+@)/i.test(text) || /[{};]\s*$/.test(text)) return null;
  const isIdentifier = text.length > 15 && !text.includes(' ');
  return isIdentifier ? null : text;
}

const MAX_DOCUMENTS = 40;
const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/i;
/** Writes the data that scripts of the page hold as JSON: linked data, and the state of frameworks. */
export function readScripts(scripts: readonly HtmlElement[], blocks: BlockList): void {
  const documents = scripts.filter((script) => JSON_TYPE.test(attribute(script, 'type') ?? ''));
  for (const script of documents.slice(0, MAX_DOCUMENTS)) {
    const value = parseData(sourceText(script).trim());
    if (value !== null) readData(value, blocks);
  }
}
