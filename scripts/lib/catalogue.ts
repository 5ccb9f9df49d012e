import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../src/compile/diagnostics/diagnostic.ts';
import { report } from '../../src/compile/diagnostics/report.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { SITE_NAME } from '../../src/model/build.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import type { ParseCache } from '../../src/compile/shape/shape-file.ts';
import type { Catalogue, CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { UsageError } from './command.ts';

/** Files named on the command line, from here or from the catalogue, as paths below it. Throws `UsageError` for another name. */
export function cataloguePaths(named: readonly string[], files: readonly SourceFile[], catalogue: string) {
  const known = new Set(files.map(({ path }) => path));
  return new Set(
    named.map((name) => {
      const file = existsSync(name) ? name : join(catalogue, name);
      const path = relative(resolve(catalogue), resolve(file)).split(sep).join('/');
      if (!known.has(path))
        throw new UsageError(`${name} is not a file of ${catalogue}; name its files, or none for all of it`);
      return path;
    }),
  );
}

/** Prints diagnostics for an editor; `folder` is the prefix of the printed paths. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  folder: string,
): void {
  console.error(report(diagnostics, { sources, prefix: folder, color: process.stderr.isTTY }));
}

/** The site of a catalogue that a command links for itself and does not publish. */
export const LOCAL_SITE = { name: SITE_NAME, base_url: 'http://localhost:8080' } as const;

/** The catalogue of a folder as of a day; null, with its diagnostics printed, where it has any. */
export async function validCatalogue(folder: string, date: IsoDate, cache?: ParseCache): Promise<Catalogue | null> {
  const { sources, records, diagnostics } = await validateFolder(folder, date, cache);
  if (diagnostics.length === 0) return link(records, date, LOCAL_SITE);
  printDiagnostics(diagnostics, sources, folder);
  return null;
}

/**
 * The records of a catalogue folder without the vendors whose files have diagnostics, which are printed: an unfinished change of
 * one vendor stops no other. Null where another file has any, or the clock is behind.
 */
export async function readableRecords(folder: string, date: IsoDate): Promise<CatalogueRecords | null> {
  const { sources, records, diagnostics, isClockBehind } = await validateFolder(folder, date);
  if (diagnostics.length === 0) return records;
  printDiagnostics(diagnostics, sources, folder);
  const broken = new Set(diagnostics.map(({ at }) => /^(?:vendors|reads)\/([^/]+)\.yaml$/.exec(at.file)?.[1]));
  if (isClockBehind || broken.has(undefined)) return null;
  return { ...records, vendors: records.vendors.filter(({ slug }) => !broken.has(slug)) };
}
