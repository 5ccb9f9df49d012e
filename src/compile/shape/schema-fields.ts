import { z } from 'zod';
import type { Path } from '../parse/draft.ts';

type Schema = z.core.$ZodType;

/** The schema under optional, nullable and default wrappings. */
export function unwrapped(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return isWrapped ? unwrapped(schema._zod.def.innerType) : schema;
}

/** The keys of a mapping's schema in their written order, each with its own schema; none for other schemas. */
export function fieldsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const known = fieldsOfSchema.get(schema);
  if (known) return known;
  const bare = unwrapped(schema);
  const fields = new Map(bare instanceof z.core.$ZodObject ? Object.entries(bare._zod.def.shape) : []);
  fieldsOfSchema.set(schema, fields);
  return fields;
}

const fieldsOfSchema = new WeakMap<Schema, ReadonlyMap<string, Schema>>();

/** The schema of a list's entries, or undefined where it is the schema of no list. */
export function entrySchema(schema: Schema): Schema | undefined {
  const bare = unwrapped(schema);
  return bare instanceof z.core.$ZodArray ? bare._zod.def.element : undefined;
}

/** The schema of the value at a path, or undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const step of path) {
    if (!found) return undefined;
    found = typeof step === 'number' ? entrySchema(found) : fieldsOf(found).get(step);
  }
  return found;
}
