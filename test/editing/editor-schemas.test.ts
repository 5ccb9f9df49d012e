import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAGE_CODES } from '../../src/compile/diagnostics/stage-codes.ts';
import { editorWords, WORDS_FILE, wordsText } from '../../src/editing/schemas/editor-words.ts';
import { DAY_PATTERN, editorFiles, editorSchemas, LIMIT_FORM } from '../../src/editing/schemas/editor-schema.ts';
import { parse } from '../../src/compile/parse/parse.ts';
import { read, type SourceFile } from '../../src/compile/read/read.ts';
import { day } from '../../src/compile/shape/field.ts';
import { collectFiles } from '../../src/compile/validate.ts';
import { fileKind } from '../../src/compile/shape/kinds.ts';
import { isLimitError, parseLimit } from '../../src/rules/limits/parse-limit.ts';
import { BROKEN } from '../compile/broken-files.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { runs } from '../runs.ts';

/** The schemas with the words of a catalogue. */
function validatorsOf(files: readonly SourceFile[]): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema(JSON.parse(wordsText(editorWords(collectFiles(files).files))) as object, WORDS_FILE);
  return new Map(editorSchemas().map(({ file, schema }) => [file.replace('.json', ''), ajv.compile(schema)]));
}

const MINIATURE_VALIDATORS = validatorsOf(MINIATURE);

/** What the editor would underline; null where the file is no YAML at all. */
function underlined({ path, text }: SourceFile, validators = MINIATURE_VALIDATORS): readonly string[] | null {
  const kind = fileKind(path);
  const parsed = parse({ path, text });
  if (!kind || 'diagnostics' in parsed) return null;
  const validate = validators.get(kind.kind === 'comparison' ? `comparison-${kind.name}` : kind.kind);
  validate?.(parsed.draft.value);
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${path}${instancePath} ${message ?? ''}`);
}

const SHAPE_CODES: ReadonlySet<string> = new Set(
  Object.keys(STAGE_CODES).slice(
    Object.keys(STAGE_CODES).indexOf('bad-date'),
    Object.keys(STAGE_CODES).indexOf('wrong-type') + 1,
  ),
);

describe('the schemas for editors', () => {
  // The words are those of the catalogue, which is edited without a run of this test.
  it.each(editorFiles({ category: [], tag: [], vendor: [] }).filter(({ path }) => !path.endsWith(WORDS_FILE)))(
    'are current: $path',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8'), 'run npm run schemas').toBe(text);
    },
  );

  it('pass every sound file', async () => {
    // It holds every field that a file may have.
    const { files: tiny } = await read('test/catalogues/tiny');
    for (const files of [tiny, MINIATURE]) {
      const validators = validatorsOf(files);
      expect(files.flatMap((file) => underlined(file, validators) ?? [])).toEqual([]);
    }
  });

  it.each(BROKEN.filter(({ code, path }) => SHAPE_CODES.has(code) && !path.startsWith('reads/')))(
    'fail $name',
    (broken) => {
      expect(underlined(broken)).not.toEqual([]);
    },
  );

  it('say in words what is wrong with the form of a value', () => {
    const silent: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('pattern' in schema && typeof schema.pattern === 'string' && !('patternErrorMessage' in schema))
        silent.push(path);
      for (const [key, value] of Object.entries(schema)) walk(value, `${path}.${key}`);
    };
    for (const { file, schema } of editorSchemas()) walk(schema, file);
    expect(silent).toEqual([]);
  });

  it('describe every field and every word', () => {
    const bare: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { description, enum: words, enumDescriptions, properties, items } = schema as Record<string, unknown>;
      if (typeof description !== 'string' && !path.endsWith('[]')) bare.push(path);
      if (Array.isArray(words) && (!Array.isArray(enumDescriptions) || enumDescriptions.length !== words.length))
        bare.push(path);
      for (const [key, value] of Object.entries(properties ?? {})) walk(value, `${path}.${key}`);
      if (items !== undefined) walk(items, `${path}[]`);
    };
    for (const { file, schema } of editorSchemas()) walk(schema, file);
    expect(bare).toEqual([]);
  });

  it('complete lines of limits that a catalogue may have', () => {
    const bodies = LIMIT_FORM.anyOf.flatMap(({ defaultSnippets }) => defaultSnippets.map(({ body }) => body));
    const limits = bodies
      .map((body) => (typeof body === 'string' ? body : body.limit))
      .map((line) => line.replace(/\$\{\d:(.*?)\}/, '$1').replace('\\', ''));
    expect(limits.filter((line) => isLimitError(parseLimit(line)))).toEqual([]);
    expect(limits).toEqual(
      expect.arrayContaining(['100 queries a month', '100 aliases', '$100 credit', '1 GB storage']),
    );
  });

  it('know the days that exist', () => {
    const number = (most: number): fc.Arbitrary<string> => fc.nat(most).map((value) => String(value).padStart(2, '0'));
    const text = fc.tuple(
      fc.constantFrom('2024', '2026', '2000', '2100', '1990', '1989', '1900'),
      number(14),
      number(33),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const written = parts.join('-');
        expect(new RegExp(DAY_PATTERN, 'u').test(written)).toBe(day.safeParse(written).success);
      }),
      { numRuns: runs(1000) },
    );
  });
});
