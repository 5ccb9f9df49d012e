import { Document } from 'yaml';
import type { z } from 'zod';
import type { ComparisonName } from '../../model/vocabulary.ts';
import { canonicalText } from './canonical.ts';
import { entrySchema, fieldsOf } from '../../compile/shape/schema-fields.ts';
import { SCHEMAS } from '../../compile/shape/file-schema.ts';
import { comparisonFile } from '../../compile/shape/lists.ts';
import type { AuthoredVendorFile } from '../../compile/shape/vendor-file.ts';

/** The files whose schema is the same wherever they stand, with the value an author may write. */
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
  return canonicalText(document);
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
