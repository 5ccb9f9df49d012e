import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { byCodeUnits } from '../rules/text/order.ts';
import { CODES } from './checks/codes.ts';
import { runChecks } from './checks/index.ts';
import { byPlace, fileStart, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { CatalogueFiles } from './checks/check.ts';
import { FileCollector } from './checks/file-collector.ts';
import { underTheirCause } from './diagnostics/common-cause.ts';
import type { SourceFile } from './read/read.ts';
import { ParseCache } from './shape/parse-cache.ts';
import { fileKey } from './shape/kinds.ts';
import { records } from './shape/records.ts';
import { waive } from './checks/waivers.ts';

const WAIVABLE_CODES = CODES.flatMap(({ code, isWaivable }) => (isWaivable ? [code] : []));
/** A catalogue's records and diagnostics. The records are complete only where there is no diagnostic. */
export interface Validation {
  readonly records: CatalogueRecords;
  /** The valid files. */
  readonly files: CatalogueFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses and shapes each file, then runs every check over the valid ones; returns all diagnostics together. An invalid file
 * yields its own diagnostics only: no check reads it, and references to it are accepted. Pass a cache for repeated
 * validation.
 */
export function validate(files: readonly SourceFile[], today: IsoDate, cache = new ParseCache()): Validation {
  const collector = collected(files, cache);
  const valid = collector.collected();
  return { records: records(valid), files: valid, diagnostics: allDiagnostics(collector, today) };
}

/** Every file shaped and collected. */
export function collected(files: readonly SourceFile[], cache = new ParseCache()): FileCollector {
  const collector = new FileCollector();
  for (const file of byPath(files)) collector.take(cache.shaped(file));
  return collector;
}

/** Files by path, so that the first of two duplicates does not depend on the caller's order. */
function byPath(files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files].sort((a, b) => byCodeUnits(a.path, b.path));
}

/** Every diagnostic of the collected files: their own, and those of the checks that no waiver accepts. */
function allDiagnostics(collector: FileCollector, today: IsoDate): Diagnostic[] {
  const catalogue = collector.collected();
  const waived = waive(catalogue.waivers, {
    found: runChecks(catalogue, today),
    codes: WAIVABLE_CODES,
    paths: catalogue.paths,
    isComplete: collector.invalid.size === 0,
  });
  const missing = catalogue.paths.has('categories.yaml')
    ? []
    : [missingList('categories.yaml', 'every offer is filed under a category of that list')];
  return underTheirCause([...collector.diagnostics, ...missing, ...waived]).sort(byPlace);
}

/** The diagnostic of a list file that the catalogue cannot do without. */
export function missingList(path: string, why: string): Diagnostic {
  return {
    code: 'missing-file',
    at: fileStart(path),
    what: `the catalogue has no ${path}`,
    why,
    fix: 'check that this is the catalogue folder, and write or restore the list',
    // The list under another name is reported there.
    followsFrom: { key: fileKey(path) },
  };
}
