import type { CatalogueFiles } from './checks/check.ts';
import { runChecks } from './checks/index.ts';
import { waive } from './checks/waivers.ts';
import { byPlace, type Diagnostic, fileStart } from './diagnostics/diagnostic.ts';
import { read, type SourceFile } from './read/read.ts';
import { declarationOf, type FilesByKind, fileStem, KIND_NAMES } from './shape/kinds.ts';
import { records } from './shape/records.ts';
import { ParseCache } from './shape/shape-file.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { byCodeUnits, slug } from '../rules/text/fold.ts';

/**
 * Parses and shapes each file, then runs every check over the valid ones; returns all diagnostics together. An invalid file
 * yields its own diagnostics only: no check reads it, and references to it are accepted. The records are complete only where
 * there is no diagnostic. Pass a cache for repeated validation.
 */
export function validate(sources: readonly SourceFile[], today: IsoDate, cache = new ParseCache()) {
  const { files, invalid, diagnostics: unfit } = collectFiles(sources, cache);
  const { found, isClockBehind } = withoutClockEchoes(runChecks(files, today), today);
  const unwaived = waive(files, found, invalid.size === 0);
  const missing = missingList('categories', 'every offer is filed under a category of that list', files.paths);
  const diagnostics: readonly Diagnostic[] = [...unfit, ...missing, ...unwaived].sort(byPlace);
  return { records: records(files), files, diagnostics, isClockBehind };
}

/** Where as many files have a day after today, the clock of the machine is behind, or `--date` is meant for another catalogue. */
const CLOCK_FILES = 20;

/** The diagnostics with one for all days after today, where the clock is behind. */
function withoutClockEchoes(found: readonly Diagnostic[], today: IsoDate) {
  const ahead = found.filter(({ code }) => /^future-|^unrecorded-announcement$/.test(code));
  const [first] = ahead;
  const { size } = new Set(ahead.map(({ at }) => at.file));
  if (!first || size < CLOCK_FILES) return { found, isClockBehind: false };
  const what = `${size} files have a day after today, ${today} (UTC), and this is the first of them`;
  const fix = 'correct the clock of the machine, or `--date`; where today is right, correct the days';
  const others = found.filter((diagnostic) => !ahead.includes(diagnostic));
  return { found: [...others, { ...first, what, fix }], isClockBehind: true };
}

/** The diagnostic of an absent list file that the catalogue needs. A list called `.yml` is `misplaced-file`. */
export function missingList(stem: string, why: string, paths: ReadonlySet<string>): readonly Diagnostic[] {
  const path = `${stem}.yaml`;
  if (paths.has(path) || paths.has(`${stem}.yml`)) return [];
  const fix = 'check that this is the catalogue folder, and write or restore the list';
  return [{ code: 'missing-file', at: fileStart(path), what: `the catalogue has no ${path}`, why, fix }];
}

/** read → parse → shape → check: the half of the pipeline that `npm run check` runs. Pass a cache for repeated validation. */
export async function validateFolder(folder: string, date: IsoDate, cache = new ParseCache()) {
  const { files: sources, diagnostics: unread } = await read(folder);
  const { diagnostics: found, ...validated } = validate(sources, date, cache);
  const diagnostics: readonly Diagnostic[] = [...unread, ...found];
  return { ...validated, sources, diagnostics };
}

/**
 * Parses and shapes each file, by path, so that the first of two duplicates does not depend on the caller's order: the valid
 * ones by kind, the paths of the others and their diagnostics.
 */
export function collectFiles(sources: readonly SourceFile[], cache = new ParseCache()) {
  const shaped = [...sources].sort((a, b) => byCodeUnits(a.path, b.path)).map((source) => cache.shape(source));
  const byKind = groupBy(
    shaped.flatMap(({ validated }) => validated ?? []),
    ({ kind }) => kind,
  );
  const entries = KIND_NAMES.map((kind) => {
    const { key, folder } = declarationOf(kind);
    const ofKind = (byKind.get(kind) ?? []).map(({ sourced }) => sourced);
    return [key, folder === undefined ? ofKind[0] : ofKind] as const;
  });
  const files: CatalogueFiles = {
    // Each value is filed under its own kind.
    ...(Object.fromEntries(entries) as unknown as FilesByKind),
    vendorNames: namesBySlug(shaped.filter(({ kind }) => kind === 'vendor')),
    paths: new Set(shaped.map(({ path }) => path)),
  };
  return {
    files,
    invalid: new Set(shaped.flatMap(({ path, validated }) => (validated ? [] : path))),
    diagnostics: shaped.flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * The name of each vendor by slug, null where references to it may be spelt in any way: its file has no valid name, has
 * another one than the file's, or is one of two files of the vendor. Each of those has a diagnostic of its own.
 */
function namesBySlug(files: readonly { readonly path: string; readonly vendorName: string | null }[]) {
  const names = new Map<string, string | null>();
  for (const { vendorName } of files) {
    if (vendorName === null) continue;
    const key = slug(vendorName);
    names.set(key, names.has(key) ? null : vendorName);
  }
  for (const stem of files.map(({ path }) => fileStem(path))) if (!names.has(stem)) names.set(stem, null);
  return names;
}
