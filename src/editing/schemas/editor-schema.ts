import { z } from 'zod';
import { DETECTOR_FORMS, DETECTOR_PATTERNS } from '../../compile/shape/detect.ts';
import { count, day, name, pastDay, quotation, text, webAddress } from '../../compile/shape/field.ts';
import { KINDS, pathsOf, schemaOf, type Kind } from '../../compile/shape/kinds.ts';
import { DETECTOR_KINDS } from '../../model/vendor.ts';
import { FIELD_DESCRIPTIONS, SHARED_FIELDS } from './field-descriptions.ts';
import { limit } from '../../compile/shape/offer.ts';
import { LIMIT_FORM } from './limit-form.ts';
import { MAX_NAME_CHARS, MAX_TEXT_CHARS } from '../../compile/shape/field-error.ts';
import { wordsOf } from './editor-words.ts';
import {
  ADDRESS_PATTERN,
  DAY_PATTERN,
  NAME_PATTERN,
  PATTERN_MESSAGES,
  QUOTATION_PATTERN,
  TEXT_PATTERN,
} from './patterns.ts';
import { wordDescriptions } from './word-descriptions.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The parts of our own zod checks that JSON Schema can express. */
const FORMS = new Map<z.core.$ZodType, JsonSchema>([
  [text, { ...textOf(TEXT_PATTERN, 'text'), maxLength: MAX_TEXT_CHARS }],
  [quotation, { ...textOf(QUOTATION_PATTERN, 'quotation'), maxLength: MAX_TEXT_CHARS }],
  [name, { ...textOf(NAME_PATTERN, 'name'), maxLength: MAX_NAME_CHARS }],
  [day, textOf(DAY_PATTERN, 'day')],
  [pastDay, textOf(DAY_PATTERN, 'day')],
  [webAddress, textOf(ADDRESS_PATTERN, 'address')],
  ...DETECTOR_KINDS.map((kind): [z.core.$ZodType, JsonSchema] => [
    DETECTOR_PATTERNS[kind],
    textOf(DETECTOR_FORMS[kind], 'detector'),
  ]),
  [limit, LIMIT_FORM],
  [count, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
]);

/** A text of a pattern, with the sentence that an editor shows in place of the pattern. */
function textOf(pattern: string, form: keyof typeof PATTERN_MESSAGES): JsonSchema {
  return { type: 'string', pattern, patternErrorMessage: PATTERN_MESSAGES[form] };
}

/** A JSON Schema for one kind of file, and the files it is for. */
export interface EditorSchema {
  /** Below `catalogue/schemas`. */
  readonly file: string;
  /** Below `catalogue`, as an editor matches it. */
  readonly matches: string;
  readonly schema: JsonSchema;
}

/** One draft-07 schema per kind of file, from the same zod objects that validate the files. */
export function editorSchemas(): readonly EditorSchema[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    pathsOf(kind).map(({ pattern, name }) => ({
      file: name === '*' || name === kind ? `${kind}.json` : `${kind}-${name}.json`,
      matches: pattern,
      schema: editorSchema(schemaOf({ kind, name }), kind),
    })),
  );
}

function editorSchema(schema: z.core.$ZodType, kind: string): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const form = FORMS.get(zodSchema);
      if (form) Object.assign(jsonSchema, form);
    },
  });
  describe(json, kind);
  return json;
}

/** Gives every field, entry and word its description; what has none is our own omission. */
function describe(schema: JsonSchema, path: string): void {
  const key = path.replace(/^.*\./, '');
  const description = FIELD_DESCRIPTIONS[path] ?? SHARED_FIELDS[key];
  if (description === undefined) throw new Error(`${path} has no description for editors`);
  addWords(schema, path);
  schema.description = description;
  describeWords(schema);
  const { items } = schema;
  if (isSchema(items)) describe(items, `${path}[]`);
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    if (isSchema(value)) describe(value, `${path}.${field}`);
  }
}

/** The words of the catalogue take the place of the form; a text that only may be one of them keeps it. */
function addWords(schema: JsonSchema, path: string): void {
  const { type, pattern, patternErrorMessage, maxLength, ...rest } = schema;
  const words = wordsOf(path, { type, pattern, patternErrorMessage, maxLength });
  if (Object.keys(words).length === 0) return;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, rest, words);
}

/** Editors show these beside each word they offer. A word of a nullable field appears in one of several schemas. */
function describeWords(schema: JsonSchema): void {
  if (schema.enum) schema['enumDescriptions'] = wordDescriptions(schema.enum);
  for (const option of schema.anyOf ?? []) if (isSchema(option)) describeWords(option);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
