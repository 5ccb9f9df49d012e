import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Check } from '../../../src/compile/checks/check.ts';
import { CHECKS } from '../../../src/compile/checks/index.ts';
import type { SourceFile } from '../../../src/compile/read/read.ts';
import { validate } from '../../../src/compile/validate.ts';
import { TODAY } from '../../builders.ts';
import { MINIATURE } from '../miniature.ts';
import { CACHE } from '../validated.ts';
import {
  categoriesFile,
  membersFile,
  readsFile,
  referralCodesFile,
  stacksFile,
  vendorFile,
  yamlFile,
} from './given-files.ts';

/**
 * Files that replace or join those of the miniature, each as `path: YAML`; without a path it is that of a vendor, Dunlin. The YAML
 * has the keys in which the file differs from a valid one of its kind (a key that it lacks is null); it is null for an absent file,
 * `refused` for one that the reader refused. What a check underlines is between « and ».
 */
export type Files = string | readonly string[];

/** Catalogues with the fault of a check, and valid ones as near to it as possible, by title. */
export interface Examples {
  readonly reports: Readonly<Record<string, Files>>;
  readonly accepts: Readonly<Record<string, Files>>;
}

/** What makes a valid file of stated keys, by path; the value is of the kind of the path. */
const COMPLETED: readonly (readonly [RegExp, (value: unknown) => SourceFile])[] = [
  [/^vendors\//, (value) => vendorFile(value as Parameters<typeof vendorFile>[0])],
  [/^reads\//, (value) => readsFile(...(value as never[]))],
  [/^categories/, (value) => categoriesFile(...(value as never[]))],
  [/^stacks/, (value) => stacksFile(...(value as never[]))],
  [/^referral-codes/, (value) => referralCodesFile(...(value as never[]))],
  [/^comparisons\//, (value) => membersFile(...(value as never[]))],
];

/** A key that an example states as null is left out of the file. */
function withoutNull(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutNull(field)]));
}

function completed(path: string, yaml: string): SourceFile {
  if (yaml === 'refused') return { path, text: '', refused: true };
  const value = withoutNull(parse(yaml));
  const [, complete] = COMPLETED.find(([kind]) => kind.test(path)) ?? [];
  return { ...(complete ? complete(value) : yamlFile(path, value)), path };
}

/** The place of each mark as `file:line:column`, and the text without the marks. */
function unmarked({ path, text, ...rest }: SourceFile): {
  readonly file: SourceFile;
  readonly marks: readonly string[];
} {
  const marks = text.split('\n').flatMap((line, index) => {
    const parts = line.split('«');
    return parts.slice(1).map((_, part) => {
      const column =
        parts
          .slice(0, part + 1)
          .join('')
          .replaceAll('»', '').length + 1;
      return `${path}:${index + 1}:${column}`;
    });
  });
  return { file: { path, text: text.replace(/[«»]/g, ''), ...rest }, marks };
}

function catalogueOf(given: Files) {
  const stated = [given].flat().map((text) => {
    const [, path = 'vendors/dunlin.yaml', yaml = text] = /^(\S+\.ya?ml): (.*)$/s.exec(text) ?? [];
    return [path, yaml] as const;
  });
  const written = stated.flatMap(([path, yaml]) => (yaml === 'null' ? [] : [unmarked(completed(path, yaml))]));
  const paths = new Set(stated.map(([path]) => path));
  return {
    files: [...MINIATURE.filter(({ path }) => !paths.has(path)), ...written.map(({ file }) => file)],
    marks: written.flatMap(({ marks }) => marks),
  };
}

/** The diagnostics of an example, and where its marks are. */
export function diagnosedExample(given: Files) {
  const { files, marks } = catalogueOf(given);
  return { files, marks, diagnostics: validate(files, TODAY, CACHE).diagnostics };
}

/** States what each check of a family reports, where, and what it accepts; a waiver accepts the fault of a waivable check. */
export function describeExamples(tables: Readonly<Record<string, Examples>>, family: readonly Check[]): void {
  it('each check has examples', () => {
    expect(Object.keys(tables).sort()).toEqual(family.map(({ code }) => code).sort());
  });

  describe.each(Object.entries(tables))('the check %s', (code, { reports, accepts }) => {
    it.each(Object.entries(reports))('reports %s', (_, given) => {
      const { diagnostics, marks } = diagnosedExample(given);
      expect(new Set(diagnostics.map((found) => found.code))).toEqual(new Set([code]));
      if (marks.length === 0) return;
      expect(diagnostics.map(({ at: { file, start } }) => `${file}:${start.line}:${start.column}`)).toEqual(marks);
    });

    it.each(Object.entries(accepts))('accepts %s', (_, given) => {
      expect(diagnosedExample(given).diagnostics).toEqual([]);
    });

    it('can be waived only where the table of codes says so', () => {
      const { files, diagnostics } = diagnosedExample(Object.values(reports)[0] ?? '');
      const waiver = { check: code, file: diagnostics[0]?.at.file, reason: 'A test' };
      const waived = [...files.filter(({ path }) => path !== 'waivers.yaml'), yamlFile('waivers.yaml', [waiver])];
      const codes = validate(waived, TODAY, CACHE).diagnostics.map((found) => found.code);
      expect(codes).toEqual(
        CHECKS.find((check) => check.code === code)?.isWaivable ? [] : expect.arrayContaining(['unknown-check']),
      );
    });
  });
}

/** What the first example of each check says and advises, a line each. */
export function wordings(tables: Readonly<Record<string, Examples>>): string {
  return Object.entries(tables)
    .flatMap(([code, { reports }]) => {
      const [found] = diagnosedExample(Object.values(reports)[0] ?? '').diagnostics;
      const also = (found?.also ?? []).map(({ note }) => `  also: ${note}`);
      return [`${code}: ${found?.what ?? ''}`, `  fix: ${found?.fix ?? ''}`, ...also];
    })
    .join('\n');
}
