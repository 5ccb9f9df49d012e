import { isScalar, isSeq, visit, type Document, type Scalar, type YAMLSeq } from 'yaml';

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
    Scalar: (_, node) => {
      // An absent value in a list between brackets would be no entry at all.
      if (node.value === null) delete node.source;
    },
    Pair: (_, { key, value: node }) => {
      if (isScalar(key)) delete key.type;
      if (isScalar(key) && isSeq(node) && isLineList(String(key.value))) lineLists.add(node);
      if (isScalar(key) && isScalar(node)) styleText(node, PROSE.has(String(key.value)));
    },
    Map: (_, map) => {
      map.flow = false;
    },
    Seq: (_, list) => {
      for (const entry of list.items) if (isScalar(entry)) styleText(entry, false);
      list.flow = !lineLists.has(list) && isShort(list);
    },
  });
  return document.toString({
    lineWidth: LINE_WIDTH_CHARS,
    flowCollectionPadding: false,
    singleQuote: true,
    // Line breaks stay escapes: yaml drops spaces where it spreads them over lines.
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** One line without spaces at its ends: what a folded block gives back unchanged. */
const ONE_LINE = /^[^\s\p{Cc}](?:[^\p{Cc}\p{Zl}\p{Zp}]*[^\s\p{Cc}])?$/u;

function styleText(node: Scalar, isProse: boolean): void {
  if (typeof node.value !== 'string') return;
  // The checks will refuse such a text; until then nothing of it is lost.
  if (!ONE_LINE.test(node.value)) node.type = 'QUOTE_DOUBLE';
  else if (isProse || isLong(node.value)) node.type = 'BLOCK_FOLDED';
  else delete node.type;
}

const isLong = (text: string): boolean => text.length > MAX_LINE_CHARS && text.includes(' ');

/** Whether each entry of a list has a line of its own by its key: numbers of limits have commas. */
function isLineList(key: string | null): boolean {
  return key === 'limits';
}

function isShort(list: YAMLSeq): boolean {
  const lengths = list.items.map((entry) => (isBareScalar(entry) ? String(entry.value).length : Infinity));
  const width = lengths.reduce((sum, length) => sum + length + ', '.length, 0);
  return width <= MAX_LINE_CHARS && lengths.every((length) => length <= SHORT_ENTRY);
}

/** A comment ends its line, so its list entry has a line of its own. */
function isBareScalar(entry: unknown): entry is Scalar {
  return isScalar(entry) && !entry.comment && !entry.commentBefore;
}
