import { NULLABLE_PREFIX, SCHEMA_PLACE, type OpenApiDocument, type Schema } from '../model/openapi-document.ts';

const NULL: Schema = { type: 'object', nullable: true, enum: [null] };

/**
 * The document in one spelling where OpenAPI has several for the same answers: `NullableX` is written as `X` or null. Two
 * documents that differ in spelling alone have no difference to a caller.
 */
export function oneSpelling(document: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, Schema> = {};
  for (const [id, schema] of Object.entries(document.components.schemas)) {
    if (id.startsWith(NULLABLE_PREFIX)) schemas[id.slice(NULLABLE_PREFIX.length)] = withoutNull(schema);
    else schemas[id] = schema;
  }
  const { components } = document;
  return JSON.parse(JSON.stringify({ ...document, components: { ...components, schemas } }), (_key, part: unknown) =>
    isReferring(part) ? oneReference(part) : part,
  ) as OpenApiDocument;
}

function withoutNull(schema: Schema): Schema {
  const { enum: words } = schema;
  // In a document as it is written, false and absent are the same.
  return { ...schema, nullable: false, ...(words ? { enum: words.filter((word) => word !== null) } : {}) };
}

/** A reference, or what is built from one beside a description of its own. */
function isReferring(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && ('$ref' in part || 'allOf' in part);
}

function oneReference(schema: Schema): Schema {
  const { allOf = [], ...own } = schema;
  const [only] = allOf;
  // Parts are visited before what holds them, so a nullable reference is a union by now.
  if (only?.anyOf && allOf.length === 1) return { ...own, ...only };
  if (!schema.$ref?.startsWith(SCHEMA_PLACE)) return schema;
  const id = schema.$ref.slice(SCHEMA_PLACE.length);
  if (!id.startsWith(NULLABLE_PREFIX)) return { $ref: schema.$ref };
  return { anyOf: [{ $ref: SCHEMA_PLACE + id.slice(NULLABLE_PREFIX.length) }, NULL] };
}
