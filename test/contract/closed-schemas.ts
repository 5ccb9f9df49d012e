import type { Schema } from '../../src/model/openapi-document.ts';

/** A schema as JSON Schema reads it: a component by its bare name, and no field but those described. */
export function closed(schema: Schema): object {
  if (schema.$ref !== undefined) return { $ref: componentName(schema.$ref) };
  const { properties, items, additionalProperties, anyOf, allOf, ...own } = schema;
  return {
    ...own,
    ...(properties
      ? {
          properties: mapped(properties),
          additionalProperties: additionalProperties ? closed(additionalProperties) : false,
        }
      : additionalProperties && { additionalProperties: closed(additionalProperties) }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(allOf && { allOf: allOf.map(closed) }),
  };
}

/** The component a reference names. */
export function componentName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function mapped(properties: Readonly<Record<string, Schema>>): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closed(schema)]));
}
