import { Document, isScalar, visit, type Scalar, type YAMLSeq } from 'yaml';
import type { z } from 'zod';
import type { ComparisonName } from '../model/vocabulary.ts';
import { entrySchema, fieldsOf } from './shape/schema-fields.ts';
import { categoriesFile, comparisonFile, referralCodesFile, stacksFile, tagsFile, waiversFile } from './shape/lists.ts';
import { readsFile } from './shape/reads.ts';
import { vendorFile, type AuthoredVendorFile } from './shape/vendor-file.ts';

const WIDTH = 110;
/** What stands beside its key without reaching the edge; longer texts are folded, longer lists take a line per entry. */
const LONGEST_LINE = 80;
/** An entry of a list on one line is a word or two. */
const SHORT_ENTRY = 40;
/** Texts that are prose by their key, and folded however short they are. */
const PROSE = new Set(['description', 'summary']);

/** The files whose schema is the same wherever they stand, with the value an author may write. */
const SCHEMAS = {
  vendor: vendorFile,
  reads: readsFile,
  categories: categoriesFile,
  tags: tagsFile,
  stacks: stacksFile,
  'referral-codes': referralCodesFile,
  waivers: waiversFile,
} as const;
export type FormattedKind = keyof typeof SCHEMAS;

/** A catalogue file in its one canonical form. The order of keys is that of the schema, so it is defined once. */
export function formatCatalogueFile<Kind extends FormattedKind>(
  kind: Kind,
  value: z.input<(typeof SCHEMAS)[Kind]>,
): string {
  return formatted(value, SCHEMAS[kind]);
}

/** `vendors/SLUG.yaml` in canonical form. */
export function formatVendor(value: AuthoredVendorFile): string {
  return formatCatalogueFile('vendor', value);
}

/** `comparisons/NAME.yaml` in canonical form. */
export function formatComparison(
  comparison: ComparisonName,
  value: z.input<ReturnType<typeof comparisonFile>>,
): string {
  return formatted(value, comparisonFile(comparison));
}

function formatted(value: unknown, schema: z.core.$ZodType): string {
  const document = new Document(inSchemaOrder(value, schema), { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value: node }) => {
      if (isScalar(key) && isScalar(node)) styleText(node, PROSE.has(String(key.value)));
    },
    Seq: (_, list) => {
      for (const entry of list.items) if (isScalar(entry)) styleText(entry, false);
      list.flow = isShort(list);
    },
  });
  return document.toString({
    lineWidth: WIDTH,
    flowCollectionPadding: false,
    singleQuote: true,
    // Line breaks stay escapes: yaml drops spaces where it spreads them over lines.
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
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

/** One line without spaces at its ends: what a folded block gives back unchanged. */
const ONE_LINE = /^[^\s\p{Cc}](?:[^\p{Cc}\p{Zl}\p{Zp}]*[^\s\p{Cc}])?$/u;

function styleText(node: Scalar, isProse: boolean): void {
  if (typeof node.value !== 'string') return;
  // The checks will refuse such a text; until then nothing of it is lost.
  if (!ONE_LINE.test(node.value)) node.type = 'QUOTE_DOUBLE';
  else if (isProse || (node.value.length > LONGEST_LINE && node.value.includes(' '))) node.type = 'BLOCK_FOLDED';
}

function isShort(list: YAMLSeq): boolean {
  const lengths = list.items.map((entry) => (isScalar(entry) ? String(entry.value).length : Infinity));
  const width = lengths.reduce((sum, length) => sum + length + ', '.length, 0);
  return width <= LONGEST_LINE && lengths.every((length) => length <= SHORT_ENTRY);
}
