import * as z from 'zod';
import { NULLABLE_PREFIX, SCHEMA_PLACE, type Schema } from '../model/openapi-document.ts';
import { byCodeUnits } from '../rules/text/fold.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A reference to the component of a schema with an id. */
export function reference(schema: z.ZodType): Schema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('a response schema without an id');
  return { $ref: SCHEMA_PLACE + id };
}

/**
 * The named schemas that parts of the document refer to, directly or not, by name. `nullable` counts only beside a `type`, and
 * several client generators misread a union with null, so `X` or null is a component of its own, `NullableX`.
 */
export function componentSchemas(roots: unknown): Readonly<Record<string, Schema>> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { target: 'openapi-3.0', uri: (id) => SCHEMA_PLACE + id });
  const found = new Map<string, Schema>();
  const waiting = referencesIn(roots);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const known = schemas[id];
    const base = id.startsWith(NULLABLE_PREFIX) ? schemas[id.slice(NULLABLE_PREFIX.length)] : undefined;
    if (!known && !base) throw new Error(`no schema has the id ${id}`);
    const schema = publishedSchema(known ?? { ...base, nullable: true });
    found.set(id, schema);
    waiting.push(...referencesIn(schema));
  }
  return Object.fromEntries([...found].sort(([one], [other]) => byCodeUnits(one, other)));
}

/** Names of the components that a part of the document refers to. */
function referencesIn(part: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMA_PLACE))
      found.push(value.slice(SCHEMA_PLACE.length));
    return value;
  });
  return found;
}

/** Formats that OpenAPI knows; zod has words of its own for what it also writes as a pattern. */
const FORMATS: readonly unknown[] = ['date', 'date-time', 'uri'];

/**
 * The published form of a schema. What only tests our own answers is left out: `additionalProperties: false`, so that a field may
 * be added; the pattern of a date beside its format; the bounds of safe integers.
 */
function publishedSchema(schema: JsonSchema): Schema {
  const text = JSON.stringify(schema);
  return JSON.parse(text, (_key, part: unknown) => {
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isObject ? publishedPart(part as JsonSchema) : part;
  }) as Schema;
}

/** A schema, or the map of the properties of one, which has no key with a text, a number or a boolean. */
function publishedPart(part: JsonSchema): object {
  const { allOf: [only] = [], nullable, description } = part;
  if (only) {
    const target =
      nullable === true ? { $ref: only.$ref?.replace(SCHEMA_PLACE, SCHEMA_PLACE + NULLABLE_PREFIX) } : only;
    // A reference needs no `allOf` around it but to have a description of its own.
    return description === undefined ? target : { description, allOf: [target] };
  }
  const entries = Object.entries(part).filter(([key, value]) => !isOwnTest(key, value, part.format));
  const words = nullable === true && part.enum ? { enum: [...part.enum, null] } : {};
  return { ...Object.fromEntries(entries), ...words };
}

function isOwnTest(key: string, value: unknown, format: unknown): boolean {
  if (key === 'pattern') return FORMATS.includes(format);
  // A property may be called `format`: its value is a schema.
  if (key === 'format') return typeof value === 'string' && !FORMATS.includes(value);
  if (key === 'minimum' || key === 'maximum') return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  return key === '$id' || key === 'propertyNames' || (key === 'additionalProperties' && value === false);
}
