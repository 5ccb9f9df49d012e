import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogueFiles } from '../../../src/compile/checks/check.ts';
import { CHECKS, runChecks } from '../../../src/compile/checks/index.ts';
import type { Diagnostic } from '../../../src/compile/diagnostics/diagnostic.ts';
import { read, type SourceFile } from '../../../src/compile/read/read.ts';
import { collectFiles, validate } from '../../../src/compile/validate.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { TODAY } from '../../builders.ts';
import { IS_LONG, runs } from '../../runs.ts';
import { shippedDay } from '../../shipped.ts';
import { datedCatalogue } from '../generated-catalogue.ts';

/** No file of the tests is of a later day. */
const WRITTEN = IS_LONG ? await shippedDay() : TODAY;
const DAYS = 800;
const GENERATED_CATALOGUES = runs(200);
/** Days between those that are judged beside the days a catalogue names. */
const STEP_DAYS = 100;

const LATER_DAYS = Array.from({ length: DAYS }, (_, index) => addDays(WRITTEN, index + 1));

const LAST_DAY = addDays(WRITTEN, DAYS);
const STEPS = LATER_DAYS.filter((_, index) => index % STEP_DAYS === 0 || index === DAYS - 1);

const WAIVABLE = new Set(CHECKS.flatMap(({ code, isWaivable }) => (isWaivable ? [code] : [])));

/** The first day and file of which the checks find something other than on the day of writing; null where there is none. */
function firstDifference(files: readonly SourceFile[]): string | null {
  const { vendors, reads } = collectFiles(files).files;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const file of [...vendors, ...reads]) {
    const written = faultsOf(file, WRITTEN);
    const text = texts.get(file.draft.file);
    if (text === undefined) throw new Error(`${file.draft.file} has no text`);
    const differing = laterDays(text).find((date) => faultsOf(file, date) !== written);
    if (differing !== undefined) return `${file.draft.file}: ${differing} ${faultsOf(file, differing)}`;
  }
  return null;
}

function faultsOf(file: CatalogueFiles['vendors'][number] | CatalogueFiles['reads'][number], date: IsoDate): string {
  const alone = 'reads' in file.value ? { reads: [file] } : { vendors: [file] };
  const found = runChecks({ ...NOTHING, ...(alone as Partial<CatalogueFiles>) }, date);
  return found.map(({ at, code, what }) => `${at.start.line}:${at.start.column} ${code} ${what}`).join('; ');
}

const NOTHING = collectFiles([]).files;

/** What is found on the last of the days, every check and waiver taken together. */
function atTheEnd(files: readonly SourceFile[]): readonly Diagnostic[] {
  return validate(files, addDays(WRITTEN, DAYS)).diagnostics;
}

/** The days after `WRITTEN` that a file names, the days around them, and one in every hundred. */
function laterDays(text: string): readonly IsoDate[] {
  const named = (text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []) as readonly IsoDate[];
  const around = named.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]);
  return [...new Set([...around.filter((date) => date > WRITTEN && date <= LAST_DAY), ...STEPS])];
}

/** The catalogue with a waiver for each fault that may be waived; null where another fault is left. */
function sound(files: readonly SourceFile[]): readonly SourceFile[] | null {
  const found = validate(files, WRITTEN).diagnostics;
  if (found.length === 0) return files;
  if (found.some(({ code }) => !WAIVABLE.has(code))) return null;
  const accepted = [...new Set(found.map(({ code, at }) => `${code} ${at.file}`))].map((key) => {
    const [check = '', file = ''] = key.split(' ');
    return { check, file, reason: 'Generated' };
  });
  const waived = [...files, { path: 'waivers.yaml', text: JSON.stringify(accepted) }];
  return validate(waived, WRITTEN).diagnostics.length === 0 ? waived : null;
}

it.each(['test/catalogues/tiny', ...(IS_LONG ? ['catalogue'] : [])])(
  `the catalogue %s checks on the next ${DAYS} days`,
  async (folder) => {
    const { files } = await read(folder);
    expect(files.length).toBeGreaterThan(5);
    expect(firstDifference(files)).toBeNull();
    expect(atTheEnd(files)).toEqual([]);
  },
);

it(`checks on the next ${DAYS} days when it checks today, for ${GENERATED_CATALOGUES} generated catalogues`, () => {
  let judged = 0;
  let waivers = 0;
  fc.assert(
    fc.property(datedCatalogue, (generated) => {
      const files = sound(generated);
      fc.pre(files !== null);
      judged += 1;
      waivers += files === generated ? 0 : 1;
      expect(firstDifference(files)).toBeNull();
      expect(atTheEnd(files)).toEqual([]);
    }),
    { numRuns: GENERATED_CATALOGUES, endOnFailure: true },
  );
  expect(judged).toBe(GENERATED_CATALOGUES);
  // Some with a fault that is waived, so that needless waivers are covered.
  expect(waivers).toBeGreaterThan(GENERATED_CATALOGUES / 10);
}, 120_000);
