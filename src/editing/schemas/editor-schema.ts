import { z } from 'zod';
import { DETECTOR_FORMS, DETECTOR_PATTERNS } from '../../compile/shape/detect.ts';
import { count, day, name, pastDay, quotation, text, webAddress } from '../../compile/shape/field.ts';
import { KINDS, pathsOf, schemaOf, type Kind } from '../../compile/shape/kinds.ts';
import { DETECTOR_KINDS } from '../../model/detector.ts';
import { FIELD_DESCRIPTIONS, SHARED_FIELDS } from './field-descriptions.ts';
import { MAX_NAME_CHARS, MAX_TEXT_CHARS } from '../../compile/shape/field-error.ts';
import { ADDRESS_PATTERN, DAY_PATTERN, NAME_PATTERN, QUOTATION_PATTERN, TEXT_PATTERN } from './patterns.ts';
import { wordDescriptions } from './word-descriptions.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The parts of our own zod checks that JSON Schema can express. */
const FORMS = new Map<z.core.$ZodType, JsonSchema>([
  [text, { type: 'string', pattern: TEXT_PATTERN, maxLength: MAX_TEXT_CHARS }],
  [quotation, { type: 'string', pattern: QUOTATION_PATTERN, maxLength: MAX_TEXT_CHARS }],
  [name, { type: 'string', pattern: NAME_PATTERN, maxLength: MAX_NAME_CHARS }],
  [day, { type: 'string', pattern: DAY_PATTERN }],
  [pastDay, { type: 'string', pattern: DAY_PATTERN }],
  [webAddress, { type: 'string', pattern: ADDRESS_PATTERN }],
  ...DETECTOR_KINDS.map((kind): [z.core.$ZodType, JsonSchema] => [
    DETECTOR_PATTERNS[kind],
    { type: 'string', pattern: DETECTOR_FORMS[kind] },
  ]),
  [count, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
]);

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
  schema.description = description;
  describeWords(schema);
  const { items } = schema;
  if (isSchema(items)) describe(items, `${path}[]`);
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    if (isSchema(value)) describe(value, `${path}.${field}`);
  }
}

/** Editors show these beside each word they offer. A word of a nullable field appears in one of several schemas. */
function describeWords(schema: JsonSchema): void {
  if (schema.enum) schema['enumDescriptions'] = wordDescriptions(schema.enum);
  for (const option of schema.anyOf ?? []) if (isSchema(option)) describeWords(option);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
