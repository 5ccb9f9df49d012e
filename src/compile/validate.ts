import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { CODES } from './checks/codes.ts';
import { CHECKS, runChecks } from './checks/index.ts';
import { byPlace, fileStart, type Diagnostic } from './diagnostics/diagnostic.ts';
import { FileCollector } from './checks/file-collector.ts';
import type { SourceFile } from './read/read.ts';
import { ParseCache } from './shape/parse-cache.ts';
import { records } from './shape/records.ts';
import { writtenAt } from './parse/source-line.ts';
import { waive, type Waivable } from './checks/waivers.ts';

const KNOWN_CODES: ReadonlySet<string> = new Set(CODES.map(({ code }) => code));
const WAIVABLE_CODES = CODES.flatMap(({ code, isWaivable }) => (isWaivable ? [code] : []));
/** Codes of checks that need several files. */
const CATALOGUE_CODES: ReadonlySet<string> = new Set(
  CHECKS.flatMap(({ code, scope }) => (scope === 'catalogue' ? [code] : [])),
);

/** A catalogue's records, and everything that is wrong with it. The records count only where no error is among them. */
export interface Validation {
  readonly records: CatalogueRecords;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * parse → shape for each file, then every check over what came through, all diagnostics together. A file that does not come
 * through yields its own diagnostics only: it is not held to the checks, and references to it stand. Who judges again and
 * again hands in a memory.
 */
export function validate(files: readonly SourceFile[], today: IsoDate, memory = new ParseCache()): Validation {
  const collector = collected(files, memory);
  return { records: records(collector.collected()), diagnostics: allDiagnostics(files, collector, today) };
}

/** Every file shaped and collected. */
export function collected(files: readonly SourceFile[], memory = new ParseCache()): FileCollector {
  const collector = new FileCollector();
  for (const file of byPath(files)) collector.take(memory.shaped(file));
  return collector;
}

/** Files by path, so that what counts as written first does not depend on the caller's order. */
export function byPath(files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every diagnostic of the collected files: their own, and those of the checks that no waiver accepts. */
export function allDiagnostics(files: readonly SourceFile[], collector: FileCollector, today: IsoDate): Diagnostic[] {
  const catalogue = collector.collected();
  const found = runChecks(catalogue, today);
  const waived = collector.waivers === undefined ? found : waive(collector.waivers, waivable(files, collector, found));
  const missing = catalogue.paths.has('categories.yaml') ? [] : [missingCategories()];
  return [...collector.diagnostics, ...missing, ...waived].sort(byPlace);
}

function waivable(files: readonly SourceFile[], collector: FileCollector, found: readonly Diagnostic[]): Waivable {
  const unsound = new Set(collector.unsound);
  unsound.delete('waivers.yaml');
  return {
    found,
    codes: WAIVABLE_CODES,
    knownCodes: KNOWN_CODES,
    paths: collector.collected().paths,
    // A check of the catalogue may find nothing in a sound file because another one could not be read.
    isJudged: ({ check: code, file }) => !unsound.has(file) && (unsound.size === 0 || !CATALOGUE_CODES.has(code)),
    textAt: (diagnostic) => writtenAt(files, diagnostic.at),
  };
}

function missingCategories(): Diagnostic {
  return {
    code: 'missing-file',
    severity: 'error',
    at: fileStart('categories.yaml'),
    what: 'the catalogue has no categories.yaml',
    why: 'every offer is filed under a category of that list',
    fix: 'check that this is the catalogue folder, and write the list',
  };
}
