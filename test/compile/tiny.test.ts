import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { validate } from '../../src/compile/validate.ts';
import { parse } from '../../src/compile/parse/parse.ts';
import { read } from '../../src/compile/read/read.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import {
  categoriesFile,
  comparisonFile,
  readsFile,
  referralCodesFile,
  stacksFile,
} from '../../src/compile/shape/lists.ts';
import { entrySchema, fieldsOf } from '../../src/compile/shape/shape.ts';
import { vendorFile } from '../../src/compile/shape/vendor-file.ts';
import {
  ARCHIVE_OUTCOMES,
  CHANGE_TYPES,
  COMPARISON_KINDS,
  FAILURE_CATEGORIES,
  LINK_VERDICTS,
  LISTING_EFFECTS,
  READ_OUTCOMES,
  RESOLUTION_STATES,
  SOURCE_CHECK_OUTCOMES,
} from '../../src/model/vocabulary.ts';
import { TODAY } from '../builders.ts';

const { files } = await read('test/catalogues/tiny');
const { records, diagnostics } = validate(files, TODAY);

/** Path patterns of every field a schema knows: `offers[].conditions[].quote`. */
function fieldPaths(schema: z.core.$ZodType, path = ''): string[] {
  const entry = entrySchema(schema);
  if (entry) return fieldPaths(entry, `${path}[]`);
  const fields = [...fieldsOf(schema)];
  return fields.length === 0 ? [path] : fields.flatMap(([key, field]) => fieldPaths(field, `${path}.${key}`));
}

/** Path patterns of everything a plain value holds. */
function heldPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${path}[]`] : value.flatMap((entry) => heldPaths(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, field]) => heldPaths(field, `${path}.${key}`));
}

const heldBy = (folder: RegExp): ReadonlySet<string> => {
  const drafts = files.filter(({ path }) => folder.test(path)).map((file) => parse(file));
  return new Set(drafts.flatMap((parsed) => ('draft' in parsed ? heldPaths(parsed.draft.value) : [])));
};

describe('the miniature catalogue', () => {
  it('is sound', () => {
    expect(report(diagnostics, { sources: files, prefix: 'test/catalogues/tiny', color: false })).toBe(
      'no diagnostics',
    );
  });

  it.each([
    ['vendors', /^vendors\//, vendorFile],
    ['reads', /^reads\//, readsFile],
    ['categories', /^categories/, categoriesFile],
    ['comparisons', /^comparisons\//, comparisonFile('llm-pricing')],
    ['stacks', /^stacks/, stacksFile],
    ['referral codes', /^referral-codes/, referralCodesFile],
  ] as const)('holds every field that %s may have', (_, folder, schema) => {
    const held = heldBy(folder);
    expect(fieldPaths(schema).filter((path) => !held.has(path))).toEqual([]);
  });

  it('holds every word of the lists that rules turn on', () => {
    const changes = records.vendors.flatMap((vendor) => vendor.changes);
    const reads = records.vendors.flatMap((vendor) => vendor.reads);
    const held = new Set<string | undefined>([
      ...changes.flatMap((change) => [change.change_type, change.listing_effect, change.resolution?.state]),
      ...changes.map((change) => change.archive_check?.outcome),
      ...reads.flatMap((page) => [page.last_read?.outcome, page.failure?.category, page.link?.verdict]),
      ...reads.map((page) => page.source_check?.outcome),
      ...records.comparisons.map(({ name }) => name),
    ]);
    const lists = [
      CHANGE_TYPES,
      LISTING_EFFECTS,
      RESOLUTION_STATES,
      ARCHIVE_OUTCOMES,
      READ_OUTCOMES,
      FAILURE_CATEGORIES,
      LINK_VERDICTS,
      SOURCE_CHECK_OUTCOMES,
      Object.keys(COMPARISON_KINDS),
    ];
    expect(lists.flat().filter((word) => !held.has(word))).toEqual([]);
  });
});
