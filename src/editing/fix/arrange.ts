import { isMap, isScalar, isSeq, Scalar, YAMLSeq, type Document, type Pair, type YAMLMap } from 'yaml';
import * as z from 'zod';
import { parseIsoDate } from '../../model/iso-date.ts';
import { keyText } from '../../compile/parse/draft.ts';
import { day, limit, name, pastDay, quotation, text } from '../../compile/shape/field.ts';
import { canonicalLimit } from '../../rules/limits/canonical-limit.ts';
import { entrySchema, fieldsOf, isSchema, unwrap } from '../../compile/shape/shape.ts';

type Schema = z.core.$ZodType;

/** Orders keys as in the schema and normalises single values. Comments move with their keys. */
export function arrange(document: Document, schema: Schema): void {
  keepHeading(document);
  arrangeNode(document.contents, schema);
}

/** A comment followed by a blank line belongs to the file and stays at its top, even where the first key moves. */
function keepHeading(document: Document): void {
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  if (!isScalar(first)) return;
  const { commentBefore } = first;
  if (typeof commentBefore !== 'string') return;
  const end = commentBefore.lastIndexOf('\n\n');
  if (end < 0) return;
  document.commentBefore = [document.commentBefore, commentBefore.slice(0, end)].filter(Boolean).join('\n\n');
  first.commentBefore = commentBefore.slice(end + '\n\n'.length);
}

function arrangeNode(node: unknown, schema: Schema | undefined): void {
  if (!schema) return;
  if (isSchema(schema, limit)) {
    arrangeLimit(node);
    return;
  }
  if (isMap(node)) arrangeMap(node, schema);
  else if (isSeq(node)) {
    joinNumbers(node);
    for (const entry of node.items) arrangeNode(entry, entrySchema(schema));
  } else if (isScalar(node)) arrangeScalar(node, schema);
}

/** The line of a limit in its one form, before who gets it. */
function arrangeLimit(node: unknown): void {
  const isFor = ({ key }: Pair): number => (keyText(key) === 'for' ? 1 : 0);
  if (isMap(node)) node.items.sort((one, other) => isFor(one) - isFor(other));
  const line: unknown = isMap(node) ? node.get('limit', true) : node;
  if (!isScalar(line) || typeof line.value !== 'string') return;
  line.value = canonicalLimit(line.value);
  delete line.source;
}

/** `[1,000 rows]` as the one entry that was meant: YAML parts a plain text at each comma. */
function joinNumbers({ items }: YAMLSeq): void {
  for (let at = items.length - 1; at > 0; at--) {
    const [before, rest] = [items[at - 1], items[at]];
    if (!isScalar(before) || !isScalar(rest) || !before.range || before.range[1] + 1 !== rest.range?.[0]) continue;
    if (!/\d$/.test(before.source ?? '') || !/^\d{3}(?!\d)/.test(rest.source ?? '')) continue;
    before.value = before.source = `${before.source ?? ''},${rest.source ?? ''}`;
    items.splice(at, 1);
  }
}

function arrangeMap(map: YAMLMap, schema: Schema): void {
  const fields = fieldsOf(schema);
  const order = [...fields.keys()];
  const rank = ({ key }: Pair): number => order.indexOf(keyText(key) ?? '');
  correctKeys(map, order);
  // An unknown key is most likely a misspelt one in its right place.
  if (map.items.every((pair) => rank(pair) >= 0)) map.items.sort((one, other) => rank(one) - rank(other));
  const first = map.items[0]?.key;
  if (isScalar(first)) first.spaceBefore = false;
  for (const pair of map.items) {
    const field = fields.get(keyText(pair.key) ?? '');
    pair.value = listForm(pair.value, field);
    arrangeNode(pair.value, field);
  }
}

/** Keys that differ from one of the schema by case only, where the mapping has no other of that name. */
function correctKeys(map: YAMLMap, known: readonly string[]): void {
  for (const { key } of map.items) {
    const written = keyText(key);
    if (written === null || !isScalar(key) || known.includes(written)) continue;
    const meant = known.find((field) => field.toLowerCase() === written.toLowerCase());
    if (meant !== undefined && !map.has(meant)) key.value = meant;
  }
}

/** `tags: a, b` as the list `[a, b]` that was meant; a comma in a number parts nothing. A text with a dash before it stays. */
function listForm(value: unknown, field: Schema | undefined): unknown {
  const entry = field && entrySchema(field);
  if (!isScalar(value) || typeof value.value !== 'string' || !isOwnText(entry)) return value;
  const words = value.value
    .replace(/^([^[]*)\]$/, '$1')
    .split(/,(?!\d{3}(?!\d))/)
    .flatMap((word) => word.trim() || []);
  if (words.length === 0 || value.value.startsWith('-')) return value;
  const list = new YAMLSeq<Scalar>();
  list.items = words.map((word) => new Scalar(word));
  list.comment = value.comment ?? null;
  list.commentBefore = value.commentBefore ?? null;
  return list;
}

function arrangeScalar(node: Scalar, schema: Schema): void {
  const bare = unwrap(schema);
  if (isSchema(schema, day) || isSchema(schema, pastDay)) node.value = dayForm(node.value);
  if (isOwnText(schema) || isSchema(schema, quotation)) node.value = textForm(node, isOwnText(schema));
  if (bare instanceof z.core.$ZodEnum)
    node.value = wordForm(node.value, Object.values(bare._zod.def.entries).map(String));
  delete node.source;
}

const isOwnText = (schema: Schema | undefined): boolean => isSchema(schema, text) || isSchema(schema, name);

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;

/** The day as YYYY-MM-DD where it was written in another form that can mean one day only. */
function dayForm(value: unknown): unknown {
  const [, year, month = '', date = ''] = typeof value === 'string' ? (DAY.exec(value) ?? []) : [];
  if (year === undefined) return value;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) ?? value;
}

/** A text on one line; ours has plain spaces and no comma at its end. A number or boolean becomes the text as written. */
function textForm({ value, source }: Scalar, isOwn: boolean): unknown {
  if (typeof value !== 'string') return value === null || source === undefined ? value : source;
  const line = value.replace(/(?<!\s)\s*[\n\t\p{Zl}\p{Zp}]\s*/gu, ' ').trim();
  return isOwn ? line.replace(/\p{Zs}/gu, ' ').replace(/(?<=[^\s,;])[,;]+$/, '') : line;
}

/** A word of a closed list in the case of the list. */
function wordForm(value: unknown, words: readonly unknown[]): unknown {
  if (typeof value !== 'string') return value;
  const folded = value.toLowerCase();
  return words.find((word) => typeof word === 'string' && word.toLowerCase() === folded) ?? value;
}
