import type { Schema } from '../../model/openapi-document.ts';
import { figures } from '../figure.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { described } from './described.ts';
import { referredComponent, typeWords } from './schema-words.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** A field of an object, the fields of unnamed objects below it included: `limits[].measure`. */
export interface SchemaField {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The fields of a schema; none where it is not an object. */
export function schemaFields(schema: Schema, prefix = ''): readonly SchemaField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const own = { path, schema: property, isRequired: schema.required?.includes(name) ?? false };
    return [own, ...below(property, path)];
  });
}

function below(schema: Schema, path: string): readonly SchemaField[] {
  if (schema.properties) return schemaFields(schema, `${path}.`);
  if (schema.items) return below(schema.items, `${path}[]`);
  return schema.additionalProperties ? below(schema.additionalProperties, `${path}.*`) : [];
}

/** Names of the components that some schemas refer to, directly or through others, in the order of their mention. */
export function componentsOf(roots: readonly Schema[], schemas: Schemas): readonly string[] {
  const found = new Set<string>();
  const waiting = roots.flatMap(references);
  for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift()) {
    const { name } = referredComponent(reference, schemas);
    if (found.has(name)) continue;
    found.add(name);
    const schema = schemas[name];
    if (schema) waiting.push(...references(schema));
  }
  return [...found];
}

function references(schema: Schema): string[] {
  const { $ref, items, additionalProperties, anyOf = [], allOf = [], properties = {} } = schema;
  const parts = [
    ...(items ? [items] : []),
    ...(additionalProperties ? [additionalProperties] : []),
    ...[...anyOf, ...allOf],
    ...Object.values(properties),
  ];
  return [...($ref === undefined ? [] : [$ref]), ...parts.flatMap(references)];
}

/** A component: what it means and its fields. `isOpen` unfolds it. */
export function componentSection(name: string, schemas: Schemas, isOpen: boolean): Html {
  const schema = schemas[name] ?? {};
  const fields = schemaFields(schema);
  const tally = fields.length > 0 ? html` <span class="tally">${figures(fields.length, 'field')}</span>` : NOTHING;
  // The link to a component targets an element inside `details`, which a browser then opens.
  return html`<details class="letter" ${isOpen ? html`open` : NOTHING}>
    <summary>${name}${tally}</summary>
    <div id="${name}" class="component">
      <p>${described(schema.description ?? '')} ${fields.length > 0 ? NOTHING : typeWords(schema, schemas)}</p>
      ${fields.length > 0 ? fieldList(fields, schemas) : NOTHING}
    </div>
  </details> `;
}

function fieldList(fields: readonly SchemaField[], schemas: Schemas): Html {
  return html`<dl class="facts wide">
    ${fields.map(
      ({ path, schema, isRequired }) =>
        html`<div>
          <dt><code class="long">${path}</code></dt>
          <dd>
            <span class="of-type">${typeWords(schema, schemas)}${isRequired ? NOTHING : ', may be absent'}</span>
            ${described(schema.description ?? '')}
          </dd>
        </div> `,
    )}
  </dl>`;
}
