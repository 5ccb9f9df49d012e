import * as z from 'zod';
import { MAX_NAME_CHARS, MAX_TEXT_CHARS } from '../../compile/shape/field-error.ts';
import { count, day, limit, name, pastDay, quotation, text, webAddress } from '../../compile/shape/field.ts';
import { KIND_NAMES, pathsOf, schemaOf } from '../../compile/shape/kinds.ts';
import { DETECTOR_FORMS, DETECTOR_PATTERNS } from '../../compile/shape/detect.ts';
import { type EditorWords, json, WORDS_FILE, wordReference, wordsText } from './editor-words.ts';
import type { RenderedFile } from '../../model/build.ts';
import { wordDescriptions } from './word-descriptions.ts';
import { DETECTOR_KINDS } from '../../model/vendor.ts';
import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import { plural } from '../../rules/figures/words.ts';
import { type MeasureKind, MEASURES } from '../../rules/limits/measures.ts';

/** The forms of single values as regular expressions, for editors; `shape/field.ts` decides. Kept equal by tests. */
const LEAP_YEAR = String.raw`(?:\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const MONTH_DAY = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;

/** A day that exists, from 1990 on. */
export const DAY_PATTERN = `^(?=199|[2-9])(?:\\d{4}-${MONTH_DAY}|${LEAP_YEAR}-02-29)$`;

const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}`;

/** Spaces other than the plain one. */
const WIDE_SPACE = String.raw`\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000`;

/** One line of text without spaces at its ends: the words of a page. */
const QUOTATION_PATTERN = `^(?!\\s)[^${INVISIBLE}]+(?<!\\s)$`;

/** One line of our own text: only plain spaces, none at its ends, and no comma there. */
const TEXT_PATTERN = `^(?!\\s)[^${INVISIBLE}${WIDE_SPACE}]+(?<![\\s,;])$`;

/** The same, with something in it that a slug can be made of. */
const NAME_PATTERN = `^(?!\\s)(?=.*[\\p{Script=Latin}\\p{Nd}])[^${INVISIBLE}${WIDE_SPACE}]+(?<![\\s,;])$`;

const HOST = String.raw`(?:[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|[Xx][Nn]--[A-Za-z0-9-]+)`;

/** http or https and a public host. */
const ADDRESS_PATTERN = `^[Hh][Tt][Tt][Pp][Ss]?://${HOST}(?::\\d{1,5})?(?:[/?#][^${INVISIBLE}\\s"<>\\\\^\`{|}]*)?$`;

/** What an editor says where a value has not the form of its pattern. */
export const PATTERN_MESSAGES = {
  text: 'Write one line of text, with plain spaces only, none at its ends, and no comma or semicolon at its end.',
  quotation: 'Write one line of text without spaces at its ends.',
  name: 'Write a name on one line, with a letter a-z or a digit in it, and only plain spaces.',
  day: 'Write a day that exists as YYYY-MM-DD, from 1990 on.',
  address: 'Write a web address from https:// on, with a public host and `%20` for a blank.',
  detector: 'Write the name as a project’s files write it; catalogue/README.md shows the form of each kind.',
} as const;

/** What a line of `limits` begins with, as far as a pattern can say; `src/rules/limits/parse-limit.ts` decides. */
const LINE = {
  type: 'string',
  pattern: '^(?:unlimited|[$€£]?(?:\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d+)?%?) [^()]+(?: \\([^()]+\\))?$',
  patternErrorMessage: 'Write AMOUNT UNIT THING [per SCOPE] [a PERIOD] [(NOTE)], such as `300 build minutes a month`.',
} as const;

const UNITS: Readonly<Record<MeasureKind, (thing: string) => string>> = {
  bytes: (thing) => `GB ${thing}`,
  count: plural,
  duration: (thing) => `hours ${thing}`,
  money: (thing) => thing,
  percent: (thing) => thing,
};

/** The first thing of each group of a measure. */
function leadsOf(measure: LimitMeasure): readonly string[] {
  return MEASURES[measure].things.split(';').map((group) => group.replace(/,[^]*/, '').trim().replace(/\s+/g, ' '));
}

/** The table of measures in catalogue/README.md, as Markdown. */
export function measureTable(): string {
  const rows = LIMIT_MEASURES.map((measure) => {
    const { kind, unit, isFlow } = MEASURES[measure];
    return `| \`${measure}\` | ${isFlow ? 'flow' : ''} | ${unit ?? kind} | ${leadsOf(measure).join(', ')} |`;
  });
  return ['| Measure | | Served in | Things |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** A completion for the first thing of each group of a measure. */
function snippetsOf(measure: LimitMeasure): readonly { readonly label: string; readonly body: string }[] {
  const { kind, isFlow } = MEASURES[measure];
  return leadsOf(measure).map((thing) => {
    const [before, after] = [kind === 'money' ? '$' : '', kind === 'percent' ? '%' : ''];
    const words = `${UNITS[kind](thing)}${isFlow ? ' a month' : ''}`;
    return { label: `${measure}: ${thing}`, body: `${before}\${1:100}${after} ${words}`.replace(/^\$(?!\{)/, '\\$') };
  });
}

/** An entry of `limits` for editors, with a completion for each thing that the table of measures groups. */
export const LIMIT_FORM = {
  anyOf: [
    { ...LINE, defaultSnippets: LIMIT_MEASURES.flatMap(snippetsOf) },
    {
      type: 'object' as const,
      properties: {
        limit: { ...LINE, description: 'The line.' },
        for: { type: 'string' as const, description: 'Who gets it, such as `accounts from before September 2025`.' },
      },
      required: ['limit', 'for'],
      additionalProperties: false,
      defaultSnippets: [{ label: 'limit … for …', body: { limit: '${1:1 GB storage}', for: '${2:students}' } }],
    },
  ],
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The parts of our own zod checks that JSON Schema can express. */
const FORMS = new Map<z.core.$ZodType, JsonSchema>([
  [text, { ...patternSchema(TEXT_PATTERN, 'text'), maxLength: MAX_TEXT_CHARS }],
  [quotation, { ...patternSchema(QUOTATION_PATTERN, 'quotation'), maxLength: MAX_TEXT_CHARS }],
  [name, { ...patternSchema(NAME_PATTERN, 'name'), maxLength: MAX_NAME_CHARS }],
  [day, patternSchema(DAY_PATTERN, 'day')],
  [pastDay, patternSchema(DAY_PATTERN, 'day')],
  [webAddress, patternSchema(ADDRESS_PATTERN, 'address')],
  ...DETECTOR_KINDS.map((kind): [z.core.$ZodType, JsonSchema] => [
    DETECTOR_PATTERNS[kind],
    patternSchema(DETECTOR_FORMS[kind], 'detector'),
  ]),
  [limit, LIMIT_FORM],
  [count, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
]);

/** A text of a pattern, with the sentence that an editor shows in place of the pattern. */
function patternSchema(pattern: string, form: keyof typeof PATTERN_MESSAGES): JsonSchema {
  return { type: 'string', pattern, patternErrorMessage: PATTERN_MESSAGES[form] };
}

/**
 * One draft-07 schema per kind of file that people write, from the same zod objects that validate the files, with the pattern of
 * the files below `catalogue` that it is for. `file` is below `catalogue/schemas`.
 */
export function editorSchemas() {
  const written = KIND_NAMES.filter((kind) => kind !== 'reads');
  return written.flatMap((kind) =>
    pathsOf(kind).map(({ pattern, name }) => ({
      file: name === '*' || name === kind ? `${kind}.json` : `${kind}-${name}.json`,
      matches: pattern,
      schema: z.toJSONSchema(schemaOf({ kind, name }), {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          const schema = editorForm({ ...jsonSchema, ...formOf(zodSchema) });
          for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
          Object.assign(jsonSchema, schema);
        },
      }),
    })),
  );
}

/** The form of a schema that is, or was made of, one of our own. */
function formOf(schema: z.core.$ZodType | undefined): JsonSchema | undefined {
  return schema && (FORMS.get(schema) ?? formOf(schema._zod.parent));
}

/** The words of the catalogue take the place of the form; a text that only may be one of them keeps it. */
function editorForm({ listed, suggested, description, ...schema }: JsonSchema): object {
  const { type, pattern, patternErrorMessage, maxLength, ...rest } = schema;
  const form = { type, pattern, patternErrorMessage, maxLength };
  return {
    ...(listed || suggested ? rest : schema),
    ...(listed ? { allOf: [wordReference(listed)] } : {}),
    ...(suggested ? { anyOf: [wordReference(suggested), form] } : {}),
    ...(description !== undefined && { description }),
    // Editors show these beside each word that they offer.
    ...(schema.enum && { enumDescriptions: wordDescriptions(schema.enum) }),
  };
}

/** The schemas and the settings that lead an editor to them, by path from the root of the repository. */
export function editorFiles(words: EditorWords): readonly RenderedFile[] {
  const schemas = editorSchemas();
  const settings = {
    'yaml.schemas': Object.fromEntries(
      schemas.map(({ file, matches }) => [`./catalogue/schemas/${file}`, `catalogue/${matches}`]),
    ),
    'yaml.format.enable': false,
    'files.eol': '\n',
  };
  return [
    ...schemas.map(({ file, schema }) => ({ path: `catalogue/schemas/${file}`, text: json(schema) })),
    { path: `catalogue/schemas/${WORDS_FILE}`, text: wordsText(words) },
    { path: '.vscode/settings.json', text: json(settings) },
    { path: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}
