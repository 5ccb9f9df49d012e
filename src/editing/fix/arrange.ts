import { isMap, isScalar, isSeq, type Document, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { parseIsoDate } from '../../model/iso-date.ts';
import { keyText } from '../../compile/parse/draft.ts';
import { day, name, pastDay, text } from '../../compile/shape/field.ts';
import { entrySchema, fieldsOf, unwrapped } from '../../compile/shape/schema-fields.ts';

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
  if (isMap(node)) arrangeMap(node, schema);
  else if (isSeq(node)) for (const entry of node.items) arrangeNode(entry, entrySchema(schema));
  else if (isScalar(node)) arrangeScalar(node, unwrapped(schema));
}

function arrangeMap(map: YAMLMap, schema: Schema): void {
  const fields = fieldsOf(schema);
  const order = [...fields.keys()];
  const rank = ({ key }: Pair): number => {
    const place = order.indexOf(keyText(key) ?? '');
    return place < 0 ? order.length : place;
  };
  map.items = map.items.filter((pair) => !isNeedless(pair, fields.get(keyText(pair.key) ?? '')));
  map.items.sort((one, other) => rank(one) - rank(other));
  const first = map.items[0]?.key;
  if (isScalar(first)) first.spaceBefore = false;
  for (const { key, value } of map.items) arrangeNode(value, fields.get(keyText(key) ?? ''));
}

/** Drops an empty list where the schema supplies one by default, unless it has a comment. */
function isNeedless({ key, value }: Pair, field: Schema | undefined): boolean {
  if (!(field instanceof z.core.$ZodDefault) || !isSeq(value) || value.items.length > 0) return false;
  return !value.comment && !value.commentBefore && !(isScalar(key) && key.commentBefore);
}

function arrangeScalar(node: Scalar, schema: Schema): void {
  if (schema === day || schema === pastDay) node.value = dayForm(node.value);
  if (schema === text || schema === name) node.value = textForm(node);
  delete node.source;
}

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;

/** The day as YYYY-MM-DD where it was written in another form that can mean one day only. */
function dayForm(value: unknown): unknown {
  const [, year, month = '', date = ''] = typeof value === 'string' ? (DAY.exec(value) ?? []) : [];
  if (year === undefined) return value;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) ?? value;
}

/** A text on one line. A number or boolean in the place of a text becomes the text as written. */
function textForm({ value, source }: Scalar): unknown {
  if (typeof value === 'string') return value.includes('\n') ? value.replace(/(?<!\s)\s*\n\s*/g, ' ').trim() : value;
  return value === null || source === undefined ? value : source;
}
