import type { Schema } from '../../src/model/openapi-document.ts';
import { componentName } from './closed-schemas.ts';
import { CONTRACT } from './kept-contract.ts';
import { schemaFaults } from './validator.ts';

/**
 * A field by its name and its whole description. Shapes that share a field share its description, so one that occurs in
 * an offer counts for every kind of offer.
 */
function fieldOf(name: string, schema: Schema): string {
  return `${name} ${JSON.stringify(schema)}`;
}

/** Which described fields occurred in the answers it was shown. */
export class SeenFields {
  readonly #seen = new Set<string>();

  /** Takes note of every field of a value that its schema describes. */
  note(schema: Schema, value: unknown): void {
    if (schema.$ref !== undefined) this.note(component(schema.$ref), value);
    for (const part of schema.allOf ?? []) this.note(part, value);
    const fitting = schema.anyOf?.find((branch) => schemaFaults(branch, value).length === 0);
    if (fitting) this.note(fitting, value);
    if (Array.isArray(value)) {
      const { items } = schema;
      if (items) for (const element of value) this.note(items, element);
    } else if (typeof value === 'object' && value !== null) this.#members(schema, value);
  }

  #members({ properties = {}, additionalProperties }: Schema, value: object): void {
    for (const [name, member] of Object.entries(value)) {
      const described = properties[name] ?? additionalProperties;
      if (!described) continue;
      this.#seen.add(fieldOf(name, described));
      this.note(described, member);
    }
  }

  /** Fields of components that never occurred, by place, among those that an answer can have. */
  missing(): readonly string[] {
    const requests = new Set(['SignalRequest']);
    return Object.entries(CONTRACT.components.schemas)
      .filter(([id]) => !requests.has(id))
      .flatMap(([id, schema]) => fieldsBelow(id, schema))
      .filter(({ field }) => !this.#seen.has(field))
      .map(({ place }) => place);
  }
}

interface DescribedField {
  readonly place: string;
  readonly field: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Every field that a schema describes, those of nested objects too; the targets of references are described elsewhere. */
export function fieldsBelow(place: string, schema: Schema): readonly DescribedField[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, described]) => {
    const field = { place: `${place}.${name}`, field: fieldOf(name, described), schema: described };
    const required = schema.required?.includes(name) ?? false;
    return [{ ...field, required }, ...fieldsBelow(field.place, described)];
  });
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [...own, ...inner.flatMap((part) => (part ? fieldsBelow(place, part) : []))];
}

function component(reference: string): Schema {
  const schema = CONTRACT.components.schemas[componentName(reference)];
  if (!schema) throw new Error(`${reference} refers to nothing`);
  return schema;
}
