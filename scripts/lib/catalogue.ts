import { existsSync, statSync } from 'node:fs';
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

/** Files named on the command line, as paths below the catalogue folder. They may be named from here or from there. */
export function cataloguePaths(named: readonly string[], catalogue: string): ReadonlySet<string> {
  return new Set(
    named.map((name) => {
      const file = existsSync(name) ? name : join(catalogue, name);
      const path = relative(resolve(catalogue), resolve(file)).split(sep).join('/');
      if (!existsSync(file)) throw new UsageError(`file not found: ${name}`);
      if (statSync(file).isDirectory()) {
        throw new UsageError(`${name} is a folder; name files, or none for the whole catalogue`);
      }
      if (path.startsWith('..')) throw new UsageError(`${name} is not in ${catalogue}`);
      return path;
    }),
  );
}

/** Throws a usage error for a named file that the catalogue does not read, such as its README. */
export function requireRead(named: ReadonlySet<string>, files: readonly SourceFile[], catalogue: string): void {
  const read = new Set(files.map(({ path }) => path));
  for (const path of named) {
    if (!read.has(path)) throw new UsageError(`${join(catalogue, path)} is not a file of the catalogue`);
  }
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
 * one vendor stops no other. Null where another file has any.
 */
export async function readableRecords(folder: string, date: IsoDate): Promise<CatalogueRecords | null> {
  const { sources, records, diagnostics } = await validateFolder(folder, date);
  if (diagnostics.length === 0) return records;
  printDiagnostics(diagnostics, sources, folder);
  const broken = new Set(diagnostics.map(({ at }) => /^(?:vendors|reads)\/([^/]+)\.yaml$/.exec(at.file)?.[1]));
  if (broken.has(undefined)) return null;
  return { ...records, vendors: records.vendors.filter(({ slug }) => !broken.has(slug)) };
}
