import { Document, isMap, isNode, isScalar, isSeq, type Node, type Scalar, visit, type YAMLSeq } from 'yaml';
import type { z } from 'zod';
import { declarationOf, type Kind } from '../../compile/shape/kinds.ts';
import { entrySchema, fieldsOf } from '../../compile/shape/shape.ts';
import { byCodeUnits, fold } from '../../rules/text/fold.ts';

const LINE_WIDTH_CHARS = 110;
/** The longest text or list beside its key; longer texts are folded, longer lists take a line per entry. */
const MAX_LINE_CHARS = 80;
/** An entry of a list on one line is a word or two. */
const SHORT_ENTRY = 40;
/** Texts that are prose by their key, and folded however short they are. */
const PROSE = new Set(['description', 'summary']);

/** A document's text in the one canonical style: line breaks, quotes, and lists on one line. */
export function canonicalText(document: Document): string {
  const lineLists = new Set<YAMLSeq>();
  visit(document, {
    Pair: (_, { key, value: node }) => {
      if (isScalar(key)) delete key.type;
      // Each limit has a line of its own: its numbers have commas.
      if (isScalar(key) && isSeq(node) && key.value === 'limits') lineLists.add(node);
      if (isScalar(key) && isScalar(node)) styleText(node, PROSE.has(String(key.value)));
    },
    Map: (_, map) => {
      // `{3K emails}`, a text without its quotes, would become a key without a value.
      map.flow = map.items.length > 0 && map.items.every(({ value }) => value === null);
    },
    Seq: (_, list) => {
      for (const entry of list.items) if (isScalar(entry)) styleText(entry, false);
      list.flow = !lineLists.has(list) && isShort(list);
    },
  });
  const text = document.toString({
    lineWidth: LINE_WIDTH_CHARS,
    nullStr: '',
    flowCollectionPadding: false,
    singleQuote: true,
    // Line breaks stay escapes: yaml drops spaces where it spreads them over lines.
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
  // yaml writes a space after the dash of an entry without a value.
  return text.replace(/^([ -]*-) $/gm, '$1');
}

/** One line without spaces at its ends: what a folded block gives back unchanged. */
const ONE_LINE = /^[^\s\p{Cc}](?:[^\p{Cc}\p{Zl}\p{Zp}]*[^\s\p{Cc}])?$/u;

function styleText(node: Scalar, isProse: boolean): void {
  const { value } = node;
  if (typeof value !== 'string') return;
  // The checks will refuse such a text; until then nothing of it is lost.
  if (!ONE_LINE.test(value)) node.type = 'QUOTE_DOUBLE';
  else if (isProse || (value.length > MAX_LINE_CHARS && value.includes(' '))) node.type = 'BLOCK_FOLDED';
  else delete node.type;
}

function isShort(list: YAMLSeq): boolean {
  const lengths = list.items.map((entry) => (isBareScalar(entry) ? String(entry.value).length : Infinity));
  const width = lengths.reduce((sum, length) => sum + length + ', '.length, 0);
  return width <= MAX_LINE_CHARS && lengths.every((length) => length <= SHORT_ENTRY);
}

/** A comment ends its line, so its list entry has a line of its own; without a value it is an entry only there. */
function isBareScalar(entry: unknown): entry is Scalar {
  return isScalar(entry) && entry.value !== null && !entry.comment && !entry.commentBefore;
}

/**
 * Sorts a list file by the keys of its kind, so that two authors who add to it write in two places. Other lists keep the
 * author's order: the first tag is the most specific one, the first offer is the vendor's main one.
 */
export function sortList(document: Document, kind: Kind): void {
  const { sortedBy: keys } = declarationOf(kind);
  const list = document.contents;
  if (!keys || !isSeq(list)) return;
  const nodes = list.items.filter(isNode);
  const sortKey = (node: Node): string => keys.map((key) => firstWord(node, key)).join('\n') || firstWord(node);
  const sorted = nodes.map((node) => ({ node, by: sortKey(node) })).sort((one, other) => byCodeUnits(one.by, other.by));
  const isApart = nodes.slice(1).some(({ spaceBefore }) => spaceBefore);
  list.items = sorted.map(({ node }) => node);
  for (const [index, { node }] of sorted.entries()) node.spaceBefore = isApart && index > 0;
}

/** A group is sorted by its first word. */
function firstWord(node: Node, key?: string): string {
  const entry = isSeq(node) ? node.items[0] : node;
  const word = key === undefined ? entry : isMap(node) ? node.get(key, true) : undefined;
  return isScalar(word) ? fold(String(word.value)) : '';
}

/** A value in canonical form; the schema defines the order of keys. */
export function canonicalYaml(value: unknown, schema: z.core.$ZodType): string {
  return canonicalText(new Document(inSchemaOrder(value, schema), { aliasDuplicateObjects: false }));
}

/** The value with each mapping's keys in the order of its schema; keys without a value and empty lists left out. */
function inSchemaOrder(value: unknown, schema: z.core.$ZodType): unknown {
  const entry = entrySchema(schema);
  if (Array.isArray(value)) return entry ? value.map((each) => inSchemaOrder(each, entry)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const written = new Map<string, unknown>(Object.entries(value));
  const ordered = new Map<string, unknown>();
  for (const [key, field] of fieldsOf(schema)) {
    const fieldValue = written.get(key);
    const isEmpty = fieldValue === undefined || (Array.isArray(fieldValue) && fieldValue.length === 0);
    if (!isEmpty) ordered.set(key, inSchemaOrder(fieldValue, field));
  }
  return ordered;
}
