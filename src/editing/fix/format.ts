import { Document } from 'yaml';
import type { z } from 'zod';
import type { ComparisonName } from '../../model/vocabulary.ts';
import { canonicalText } from './canonical.ts';
import { entrySchema, fieldsOf } from '../../compile/shape/schema-fields.ts';
import { schemaOf, type AuthoredKindValue, type ListKind } from '../../compile/shape/kinds.ts';
import type { AuthoredVendorFile } from '../../compile/shape/vendor-file.ts';
import { sortList } from './sort-list.ts';

/** A list file of the catalogue in its one canonical form. The schema defines the order of keys. */
export function formatCatalogueFile<K extends ListKind>(kind: K, value: AuthoredKindValue<K>): string {
  const document = documentOf(value, schemaOf({ kind, name: kind }));
  sortList(document, kind);
  return canonicalText(document);
}

/** `vendors/SLUG.yaml` in canonical form. */
export function formatVendor(value: AuthoredVendorFile): string {
  return formatted(value, schemaOf({ kind: 'vendor', name: '*' }));
}

/** `reads/SLUG.yaml` in canonical form. */
export function formatReads(value: AuthoredKindValue<'reads'>): string {
  return formatted(value, schemaOf({ kind: 'reads', name: '*' }));
}

/** `comparisons/NAME.yaml` in canonical form. */
export function formatComparison(name: ComparisonName, value: AuthoredKindValue<'comparison'>): string {
  return formatted(value, schemaOf({ kind: 'comparison', name }));
}

function formatted(value: unknown, schema: z.core.$ZodType): string {
  return canonicalText(documentOf(value, schema));
}

function documentOf(value: unknown, schema: z.core.$ZodType): Document {
  return new Document(inSchemaOrder(value, schema), { aliasDuplicateObjects: false });
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
