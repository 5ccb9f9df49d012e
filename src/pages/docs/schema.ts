import { type Json, NULLABLE_PREFIX, type Schema, SCHEMA_PLACE } from '../../model/openapi-document.ts';
import { type Html, html, NOTHING, wordList } from '../parts/html.ts';
import { figures } from '../parts/words.ts';
import { inlineMarkdown, type Fact, factList } from '../parts/tables.ts';

export type Schemas = Readonly<Record<string, Schema>>;

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
    return [own, ...fieldsBelow(property, path)];
  });
}

function fieldsBelow(schema: Schema, path: string): readonly SchemaField[] {
  if (schema.properties) return schemaFields(schema, `${path}.`);
  if (schema.items) return fieldsBelow(schema.items, `${path}[]`);
  return schema.additionalProperties ? fieldsBelow(schema.additionalProperties, `${path}.*`) : [];
}

/** Names of the components that some schemas refer to, directly or through others, in the order of their mention. */
export function componentsOf(roots: readonly Schema[], schemas: Schemas): readonly string[] {
  const found = new Set<string>();
  const waiting = roots.flatMap(references);
  // The list grows while it is read.
  for (const reference of waiting) {
    const { name } = referredComponent(reference, schemas);
    if (!found.has(name)) waiting.push(...references(schemas[name] ?? {}));
    found.add(name);
  }
  return [...found];
}

function references(schema: Schema): string[] {
  const { $ref, items, additionalProperties, anyOf = [], allOf = [], properties = {} } = schema;
  const parts = [items ?? [], additionalProperties ?? [], anyOf, allOf, Object.values(properties)].flat();
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
      <p>${inlineMarkdown(schema.description ?? '')} ${fields.length > 0 ? NOTHING : typeWords(schema, schemas)}</p>
      ${fields.length > 0 ? factList(fields.map((field) => fieldFact(field, schemas))) : NOTHING}
    </div>
  </details> `;
}

function fieldFact({ path, schema, isRequired }: SchemaField, schemas: Schemas): Fact {
  return [
    html`<code class="long">${path}</code>`,
    html`<span class="of-type">${typeWords(schema, schemas)}${isRequired ? NOTHING : ', may be absent'}</span>
      ${inlineMarkdown(schema.description ?? '')}`,
  ];
}

/** The component behind a reference. A component `NullableX` is described by X. */
function referredComponent(reference: string, schemas: Schemas) {
  const name = reference.slice(SCHEMA_PLACE.length);
  const base = name.startsWith(NULLABLE_PREFIX) ? name.slice(NULLABLE_PREFIX.length) : name;
  return base !== name && base in schemas
    ? { name: base, isNullable: true }
    : { name, isNullable: schemas[name]?.nullable === true };
}

/** The type of a value in words, with a link to the component that describes it. */
export function typeWords(schema: Schema, schemas: Schemas): Html {
  const { nullable = false } = schema;
  return html`${bareWords(schema, schemas)}${nullable ? ' or null' : null}${bounds(schema)}`;
}

function bareWords(schema: Schema, schemas: Schemas): Html {
  if (schema.$ref !== undefined) {
    const { name, isNullable } = referredComponent(schema.$ref, schemas);
    return html`<a href="#${name}">${name}</a>${isNullable ? ' or null' : null}`;
  }
  const union = schema.anyOf ?? schema.allOf;
  if (union) {
    return wordList(
      union.map((member) => typeWords(member, schemas)),
      ' or ',
    );
  }
  if (schema.items) return html`list of ${typeWords(schema.items, schemas)}`;
  if (schema.additionalProperties) return html`object by name of ${typeWords(schema.additionalProperties, schemas)}`;
  return html`${schema.format ?? schema.type ?? 'any value'}`;
}

/** The bounds of a value: numbers, lengths, accepted words. */
function bounds(schema: Schema): Html {
  const accepted = (schema.enum ?? [])
    .filter((word) => word !== null)
    .map((word) => html`<code>${valueText(word)}</code>`);
  const pattern = schema.pattern === undefined ? NOTHING : html`, matching <code>${schema.pattern}</code>`;
  return html`${range(schema).map((words) => `, ${words}`)}${pattern}${accepted.length > 0 ? html`: ${wordList(accepted)}` : null}`;
}

/** The least and the most of a number, a text or a list. */
function range({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): readonly string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  const unit = minLength === undefined && maxLength === undefined ? '' : ' characters';
  const [least, most] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems];
  return [
    ...(least === undefined ? [] : [`at least ${least}${unit}`]),
    ...(most === undefined ? [] : [`at most ${most}${unit}`]),
  ];
}

/** A value as a request writes it. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
