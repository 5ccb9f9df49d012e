import { foldFlowLines } from 'yaml/util';
import type { z } from 'zod';
import { byCodeUnits } from '../../rules/text/by-code-units.ts';
import { IN_BRACKETS, NOT_A_TEXT, PLAIN, withoutComments } from '../../compile/parse/plain-text.ts';
import { entrySchema, fieldsOf } from '../../compile/shape/schema-fields.ts';
import { schemaOf, sortKeysOf, type FileKind, type Kind } from '../../compile/shape/kinds.ts';
import { fold } from '../../rules/text/fold.ts';
import { isFoldedText, isLineList, LINE_WIDTH_CHARS, isShortList } from './canonical.ts';

type Schema = z.core.$ZodType;

/**
 * Whether a text of the plain form is the canonical one of its value. False also where only the document tree can decide,
 * such as for texts with quotes in them: this reads most files in a tenth of the time, and a test holds it to the tree.
 */
export function isPlainlyCanonical(text: string, value: unknown, kind: FileKind): boolean {
  const schema = schemaOf(kind);
  const body = withoutComments(text);
  if (isMapping(value)) {
    const lines = mappingLines(value, schema, '');
    return lines !== null && body === `${lines.join('\n')}\n`;
  }
  const element = entrySchema(schema);
  if (!element || !Array.isArray(value) || !isSorted(value, kind.kind)) return false;
  const entries = value.map((entry: unknown) =>
    entryLines('-', entry, { key: null, schema: element, indent: '' })?.join('\n'),
  );
  return !entries.includes(undefined) && [`${entries.join('\n')}\n`, `${entries.join('\n\n')}\n`].includes(body);
}

function isSorted(list: readonly unknown[], kind: Kind): boolean {
  const keys = sortKeysOf(kind);
  if (!keys) return true;
  const sortKeys = list.map((entry) => sortKeyOf(entry, keys));
  return sortKeys.every((key, index) => index === 0 || byCodeUnits(sortKeys[index - 1] ?? '', key) <= 0);
}

/** As `sortList` has it: the words of the keys, or the entry itself, of which a list is sorted by its first word. */
function sortKeyOf(entry: unknown, keys: readonly string[]): string {
  const words = keys.map((key) => word(isMapping(entry) ? entry[key] : undefined));
  return words.join('\n') || word(Array.isArray(entry) ? entry[0] : entry);
}

function word(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? fold(`${value as string | number | boolean}`) : '';
}

type Mapping = Readonly<Record<string, unknown>>;
type Lines = readonly string[];

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null where a key has no place in the schema, or a value no plain form. */
function mappingLines(value: Mapping, schema: Schema, indent: string): Lines | null {
  const fields = fieldsOf(schema);
  const lines: string[] = [];
  let known = 0;
  for (const [key, field] of fields) {
    const written = value[key];
    if (written === undefined) continue;
    known++;
    const found = entryLines(`${indent}${key}:`, written, { key, schema: field, indent });
    if (!found) return null;
    lines.push(...found);
  }
  return known === Object.keys(value).length ? lines : null;
}

interface Entry {
  /** The key; null for an entry of a list. */
  readonly key: string | null;
  readonly schema: Schema | undefined;
  readonly indent: string;
}

/** The lines of a value behind its key or dash. */
function entryLines(start: string, value: unknown, { key, schema, indent }: Entry): Lines | null {
  const inner = `${indent}  `;
  if (typeof value === 'string') {
    if (isFoldedText(value, key)) return [`${start} >-`, ...foldedLines(value, inner)];
    const text = scalarText(value, PLAIN);
    return text === null ? null : [`${start} ${text}`];
  }
  if (typeof value === 'number' || typeof value === 'boolean') return [`${start} ${value}`];
  if (!schema || typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) {
    const lines = mappingLines(value as Mapping, schema, inner);
    return lines && key !== null ? [start, ...lines] : lines && dashed(start, lines, inner);
  }
  return listLines(start, value, { key, schema, indent });
}

/** The first line of a mapping in a list begins behind its dash. */
function dashed(start: string, [first = '', ...rest]: Lines, inner: string): Lines {
  return [`${start} ${first.slice(inner.length)}`, ...rest];
}

function listLines(start: string, list: readonly unknown[], { key, schema, indent }: Entry): Lines | null {
  const element = schema && entrySchema(schema);
  if (!element || list.length === 0) return null;
  if (list.every((entry) => typeof entry === 'string') && !isLineList(key) && isShortList(list)) {
    const texts = list.map((entry) => scalarText(entry, IN_BRACKETS));
    return texts.includes(null) ? null : [`${start} [${texts.join(', ')}]`];
  }
  if (key === null) return null;
  const inner = `${indent}  `;
  const lines: string[] = [start];
  for (const entry of list) {
    const found = entryLines(`${inner}-`, entry, { key: null, schema: element, indent: inner });
    if (!found) return null;
    lines.push(...found);
  }
  return lines;
}

function foldedLines(text: string, indent: string): Lines {
  const options = { lineWidth: LINE_WIDTH_CHARS, indentAtStart: indent.length };
  return `${indent}${foldFlowLines(text, indent, 'block', options)}`.split('\n');
}

/** A first character for which YAML needs quotes. */
const QUOTED_START = /^[[\]{}#&*!|>%@`,][^'"]*$/;

function scalarText(value: string, plain: RegExp): string | null {
  if (plain.test(value)) return NOT_A_TEXT.test(value) ? null : value;
  return QUOTED_START.test(value) ? `'${value}'` : null;
}
