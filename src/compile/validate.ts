import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';
import { CODES } from './checks/codes.ts';
import { CHECKS, runChecks } from './checks/index.ts';
import { byPlace, fileStart, type Diagnostic, type Place } from './diagnostics/diagnostic.ts';
import type { CatalogueFiles } from './checks/check.ts';
import { FileCollector } from './checks/file-collector.ts';
import { underTheirCause } from './diagnostics/common-cause.ts';
import type { SourceFile } from './read/read.ts';
import { ParseCache } from './shape/parse-cache.ts';
import { fileKey } from './shape/kinds.ts';
import { records } from './shape/records.ts';
import { waive, type Waivable } from './checks/waivers.ts';

const KNOWN_CODES: ReadonlySet<string> = new Set(CODES.map(({ code }) => code));
const WAIVABLE_CODES = CODES.flatMap(({ code, isWaivable }) => (isWaivable ? [code] : []));
/** Codes of checks that need several files. */
const CATALOGUE_CODES: ReadonlySet<string> = new Set(
  CHECKS.flatMap(({ code, scope }) => (scope === 'catalogue' ? [code] : [])),
);

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
  return { records: records(valid), files: valid, diagnostics: allDiagnostics(files, collector, today) };
}

/** Every file shaped and collected. */
export function collected(files: readonly SourceFile[], cache = new ParseCache()): FileCollector {
  const collector = new FileCollector();
  for (const file of byPath(files)) collector.take(cache.shaped(file));
  return collector;
}

/** Files by path, so that the first of two duplicates does not depend on the caller's order. */
export function byPath(files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files].sort((a, b) => byCodeUnits(a.path, b.path));
}

/** Every diagnostic of the collected files: their own, and those of the checks that no waiver accepts. */
export function allDiagnostics(files: readonly SourceFile[], collector: FileCollector, today: IsoDate): Diagnostic[] {
  const catalogue = collector.collected();
  const found = runChecks(catalogue, today);
  const waived = collector.waivers === undefined ? found : waive(collector.waivers, waivable(files, collector, found));
  const missing = catalogue.paths.has('categories.yaml')
    ? []
    : [missingList('categories.yaml', 'every offer is filed under a category of that list')];
  return underTheirCause([...collector.diagnostics, ...missing, ...waived]).sort(byPlace);
}

function waivable(files: readonly SourceFile[], collector: FileCollector, found: readonly Diagnostic[]): Waivable {
  const invalid = new Set(collector.invalid);
  invalid.delete('waivers.yaml');
  return {
    found,
    codes: WAIVABLE_CODES,
    knownCodes: KNOWN_CODES,
    paths: collector.collected().paths,
    // A check over several files may miss a diagnostic in a valid file because another file could not be read.
    isDecidable: ({ check: code, file }) => !invalid.has(file) && (invalid.size === 0 || !CATALOGUE_CODES.has(code)),
    textAt: (diagnostic) => writtenAt(files, diagnostic.at),
  };
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

/** The source text of a span on one line, without surrounding quotes. */
function writtenAt(files: readonly SourceFile[], { file, start, end }: Place): string {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const line = text.split(/\r?\n/)[start.line - 1] ?? '';
  return line
    .slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
    .replace(/^(["'])(.*)\1$/, '$2');
}
