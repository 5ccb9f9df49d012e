import { z } from 'zod';
import { NULLABLE_PREFIX, SCHEMA_PLACE, type Schema } from '../model/openapi-document.ts';
import { byCodeUnits } from '../rules/text/order.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * The named schemas of the document. A response schema goes in as it types the code and comes out as a reference; every
 * schema with an id below it becomes a component, and `NullableX` where it is referred to as `X` or null. `nullable`
 * counts only beside a `type`, and several client generators misread a union with null, so a nullable reference needs a
 * component of its own. Two different schemas under one id are our own bug.
 */
export class Components {
  readonly #schemas = new Map<string, Schema>();

  /** The schema by name. */
  reference(schema: z.ZodType): Schema {
    const { $ref, definitions = {} } = z.toJSONSchema(schema, { target: 'openapi-3.0' }) as JsonSchema & {
      definitions?: Record<string, JsonSchema>;
    };
    if ($ref === undefined) throw new Error('a response schema without an id');
    for (const [id, definition] of Object.entries(definitions)) this.#add(id, published(definition));
    return { $ref: renamed($ref) };
  }

  #add(id: string, schema: Schema): void {
    const known = this.#schemas.get(id);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas have the id ${id}`);
    this.#schemas.set(id, schema);
  }

  /** Those that a response refers to, directly or not, by name. `roots` are the schemas outside the components. */
  reachable(roots: unknown): Readonly<Record<string, Schema>> {
    const found = new Map<string, Schema>();
    const waiting = referencesIn(roots);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      const schema = this.#component(id);
      found.set(id, schema);
      waiting.push(...referencesIn(schema));
    }
    return Object.fromEntries([...found].sort(([one], [other]) => byCodeUnits(one, other)));
  }

  #component(id: string): Schema {
    const known = this.#schemas.get(id);
    if (known) return known;
    const base = id.startsWith(NULLABLE_PREFIX) ? this.#schemas.get(id.slice(NULLABLE_PREFIX.length)) : undefined;
    if (base?.type === undefined) throw new Error(`no schema has the id ${id}`);
    return { ...base, nullable: true, ...(base.enum ? { enum: [...base.enum, null] } : {}) };
  }
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

function renamed(reference: string): string {
  return reference.replace('#/definitions/', SCHEMA_PLACE);
}

/**
 * The published form of a schema. Constraints that only test our own answers are left out: `additionalProperties: false`,
 * so that a field may be added; the pattern of a date beside its format; the bounds of safe integers.
 */
function published(schema: JsonSchema): Schema {
  const { nullable, description } = schema;
  const shown = description === undefined ? {} : { description };
  if (schema.$ref !== undefined) return { $ref: renamed(schema.$ref) };
  if (schema.allOf) {
    const members = nullable ? nullableOf(schema.allOf) : all(schema.allOf);
    const [only] = members;
    // A reference needs no `allOf` around it but to have a description of its own.
    return only && members.length === 1 && description === undefined ? only : { ...shown, allOf: members };
  }
  if (schema.anyOf && nullable) throw new Error('a nullable union: client generators misread it');
  if (schema.anyOf) return { ...shown, anyOf: all(schema.anyOf) };
  return { ...typed(schema), ...shown, ...(nullable ? { nullable } : {}), ...bounds(schema), ...parts(schema) };
}

function nullableOf(schemas: readonly JsonSchema[]): readonly Schema[] {
  return all(schemas).map(({ $ref }) => {
    if ($ref === undefined) throw new Error('a nullable schema without an id');
    return { $ref: $ref.replace(SCHEMA_PLACE, SCHEMA_PLACE + NULLABLE_PREFIX) };
  });
}

function all(schemas: readonly JsonSchema[]): readonly Schema[] {
  return schemas.map(published);
}

/** Formats that OpenAPI knows; zod has words of its own for what it also writes as a pattern. */
const FORMATS: readonly (string | undefined)[] = ['date', 'date-time', 'uri'];

function typed({ type, format, enum: words, nullable, ...rest }: JsonSchema): Schema {
  // A field that may hold any value says no more than what it means.
  if (type === undefined && words === undefined && Object.keys(rest).every((key) => key === 'description')) return {};
  if (typeof type !== 'string' || type === 'null') throw new Error('a response schema without one type of OpenAPI 3.0');
  return {
    type,
    ...(format !== undefined && FORMATS.includes(format) ? { format } : {}),
    ...(words === undefined ? {} : { enum: nullable ? [...words, null] : words }),
  };
}

function bounds({ format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): Schema {
  return {
    ...(pattern !== undefined && !FORMATS.includes(format) ? { pattern } : {}),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? { minimum } : {}),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? { maximum } : {}),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
  };
}

function parts({ properties, required, items, additionalProperties }: JsonSchema): Schema {
  return {
    ...(properties ? { properties: mapped(properties) } : {}),
    ...(required && required.length > 0 ? { required } : {}),
    ...(typeof items === 'object' && !Array.isArray(items) ? { items: published(items) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: published(additionalProperties) } : {}),
  };
}

function mapped(properties: NonNullable<JsonSchema['properties']>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      typeof schema === 'object' ? [[name, published(schema)]] : [],
    ),
  );
}
