import type { CatalogueFiles } from './checks/check.ts';
import { CODES, runChecks } from './checks/index.ts';
import { waive } from './checks/waivers.ts';
import { byPlace, type Diagnostic, fileStart } from './diagnostics/diagnostic.ts';
import { read, type SourceFile } from './read/read.ts';
import { type FilesByKind, filesKeyOf, fileStem, type Kind, KINDS } from './shape/kinds.ts';
import { records } from './shape/records.ts';
import type { Sourced } from './shape/shape.ts';
import { ParseCache, type ShapedFile, type ValidatedFile } from './shape/shaped-file.ts';
import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { addToGroup } from '../rules/catalogue/group-by.ts';
import { byCodeUnits } from '../rules/text/order.ts';
import { slug } from '../rules/text/slug.ts';

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
  const missing = missingList('categories', 'every offer is filed under a category of that list', catalogue.paths);
  return [...collector.diagnostics, ...missing, ...waived].sort(byPlace);
}

/** The diagnostic of an absent list file that the catalogue needs. A list called `.yml` is `misplaced-file`. */
export function missingList(stem: string, why: string, paths: ReadonlySet<string>): readonly Diagnostic[] {
  const path = `${stem}.yaml`;
  if (paths.has(path) || paths.has(`${stem}.yml`)) return [];
  const fix = 'check that this is the catalogue folder, and write or restore the list';
  return [{ code: 'missing-file', at: fileStart(path), what: `the catalogue has no ${path}`, why, fix }];
}

/** A validated catalogue folder: its records where it is valid, and every diagnostic of one run. */
export interface ValidatedCatalogue {
  readonly sources: readonly SourceFile[];
  readonly records: CatalogueRecords;
  readonly diagnostics: readonly Diagnostic[];
}

/** read → parse → shape → check: the half of the pipeline that `npm run check` runs. Pass a cache for repeated validation. */
export async function validateFolder(
  folder: string,
  date: IsoDate,
  cache = new ParseCache(),
): Promise<ValidatedCatalogue> {
  const { files, diagnostics } = await read(folder);
  const { records, diagnostics: found } = validate(files, date, cache);
  return { sources: files, records, diagnostics: [...diagnostics, ...found] };
}

/** Collects shaped files: validated ones by kind, and the diagnostics of the others. */
export class FileCollector {
  readonly diagnostics: Diagnostic[] = [];
  /** Paths of invalid files. */
  readonly invalid = new Set<string>();

  readonly #files = new Map<Kind, Sourced<unknown>[]>();
  readonly #paths = new Set<string>();
  readonly #vendorNames = new Map<string, string | null>();
  /** Stems of vendor files that are not the slug of the name in them. */
  readonly #unnamed = new Set<string>();

  take({ path, kind, validated, diagnostics, vendorName }: ShapedFile): void {
    this.#paths.add(path);
    if (kind === 'vendor') this.#registerName(path, vendorName);
    if (validated) this.#add(validated);
    else this.invalid.add(path);
    for (const diagnostic of diagnostics) this.diagnostics.push(diagnostic);
  }

  /** Everything that passed its schema. */
  collected(): CatalogueFiles {
    const entries = (Object.keys(KINDS) as Kind[]).map((kind) => {
      const files = this.#files.get(kind) ?? [];
      return [filesKeyOf(kind), 'folder' in KINDS[kind] ? files : files[0]] as const;
    });
    return {
      // #add() files each value under its own kind.
      ...(Object.fromEntries(entries) as unknown as FilesByKind),
      vendorNames: new Map([...[...this.#unnamed].map((stem) => [stem, null] as const), ...this.#vendorNames]),
      paths: this.#paths,
    };
  }

  #add({ kind, sourced }: ValidatedFile): void {
    addToGroup(this.#files, kind, sourced);
  }

  #registerName(path: string, name: string | null): void {
    // A name that is invalid, or not that of its file, has its own diagnostic. References by the file's name get no second one.
    const key = name === null ? null : slug(name);
    if (key !== fileStem(path)) this.#unnamed.add(fileStem(path));
    if (key === null) return;
    // Two files of one vendor have a diagnostic of their own, and references may be spelt like either.
    this.#vendorNames.set(key, this.#vendorNames.has(key) ? null : name);
  }
}
