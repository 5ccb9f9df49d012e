import { NULLABLE_PREFIX, SCHEMA_PLACE, type Json, type Schema } from '../../model/openapi-document.ts';
import { html, NOTHING, type Html } from '../html.ts';
import { valueText } from './operations.ts';

/** A component that a schema refers to: its name, and whether it may be null. */
export interface ReferredComponent {
  readonly name: string;
  readonly isNullable: boolean;
}

/** The component behind a reference. A component `NullableX` is described by X. */
export function referredComponent(reference: string, schemas: Readonly<Record<string, Schema>>): ReferredComponent {
  const name = reference.slice(SCHEMA_PLACE.length);
  const base = name.startsWith(NULLABLE_PREFIX) ? name.slice(NULLABLE_PREFIX.length) : name;
  return base !== name && base in schemas
    ? { name: base, isNullable: true }
    : { name, isNullable: schemas[name]?.nullable === true };
}

/** The type of a value in words, with a link to the component that describes it. */
export function typeWords(schema: Schema, schemas: Readonly<Record<string, Schema>>): Html {
  const { nullable = false } = schema;
  return html`${bareWords(schema, schemas)}${nullable ? ' or null' : null}${bounds(schema)}`;
}

function bareWords(schema: Schema, schemas: Readonly<Record<string, Schema>>): Html {
  if (schema.$ref !== undefined) return componentLink(schema.$ref, schemas);
  const union = schema.anyOf ?? schema.allOf;
  if (union) return html`${union.map((member, at) => html`${at > 0 ? ' or ' : null}${typeWords(member, schemas)}`)}`;
  if (schema.items) return html`list of ${typeWords(schema.items, schemas)}`;
  if (schema.additionalProperties) return html`object by name of ${typeWords(schema.additionalProperties, schemas)}`;
  return html`${schema.format ?? schema.type ?? 'any value'}`;
}

function componentLink(reference: string, schemas: Readonly<Record<string, Schema>>): Html {
  const { name, isNullable } = referredComponent(reference, schemas);
  return html`<a href="#${name}">${name}</a>${isNullable ? ' or null' : null}`;
}

/** The bounds of a value: numbers, lengths, accepted words. */
function bounds(schema: Schema): Html {
  const words = [...range(schema), ...length(schema)];
  const accepted = (schema.enum ?? []).filter((word) => word !== null);
  const pattern = schema.pattern === undefined ? NOTHING : html`, matching <code>${schema.pattern}</code>`;
  return html`${words.map((word) => `, ${word}`)}${pattern}${accepted.length > 0 ? html`: ${codes(accepted)}` : null}`;
}

function range({ minimum, maximum }: Schema): readonly string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  if (minimum !== undefined) return [`at least ${minimum}`];
  return maximum === undefined ? [] : [`at most ${maximum}`];
}

function length({ minLength, maxLength, minItems, maxItems }: Schema): readonly string[] {
  return [
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ];
}

function codes(words: readonly Json[]): Html {
  return html`${words.map((word, at) => html`${at > 0 ? ', ' : null}<code>${valueText(word)}</code>`)}`;
}
