import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type BuildIndex, INDEX_FILE, type Manifest, MANIFEST_FILE } from '../../src/model/build.ts';
import type { Catalogue, CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { isFileOf, isRenderedFile } from '../../src/pages/table.ts';
import type { BuildFacts } from '../../src/routes/stats.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { type ServedBuild, warmUp } from '../host.ts';

/** Answers, which are computed, and the index, which is in memory. */
const RECOVERABLE = /^_(?:answers|index)\//;

/** Answers to paths without parameters, stored at their own path. */
const ROUTE_FILES: ReadonlySet<string> = new Set(ROUTES.map(({ path }) => path.slice(1)));

/**
 * One build of `dist` that the host serves. Files are read from disk at each call, so the caller caches them. A file is served
 * only as this build's manifest lists it, or as the manifest of a newer build in the same folder does, which the host serves
 * next.
 */
export class Build implements ServedBuild {
  readonly date: IsoDate;
  /** In the order in which they were written. */
  readonly files: Manifest;
  readonly #folder: string;
  readonly #index: BuildIndex;
  /** Linked for the day of the latest request. */
  #catalogue: Catalogue;
  #latest: { readonly mark: string | null; readonly files: Manifest };

  private constructor(folder: string, files: Manifest, index: BuildIndex) {
    this.date = index.date;
    this.#folder = folder;
    this.files = files;
    this.#index = index;
    this.#catalogue = link(index.records, index.date, index.site);
    this.#latest = { mark: buildMark(folder), files };
  }

  /** Reads the manifest and the index; throws when either is missing or broken. */
  static async open(folder: string): Promise<Build> {
    const index = await readFile(join(folder, INDEX_FILE), 'utf8');
    const build = new Build(folder, manifestOf(folder), JSON.parse(index) as BuildIndex);
    // Yields in between, so that the host keeps answering from the current build.
    const warming = warmUp(build.#catalogue);
    while (!warming.next().done) await yieldToEventLoop();
    return build;
  }

  /**
   * This build with other records: the function computes the answers and pages are rendered on request, so that an edit
   * takes effect before its files are written. Lists for crawlers stay those of this build until then.
   */
  withRecords(records: CatalogueRecords, date: IsoDate): Build {
    const isChanged = isFileOf(this.#catalogue);
    const lasting = Object.entries(this.files).filter(
      ([path]) => !RECOVERABLE.test(path) && !ROUTE_FILES.has(path) && !isChanged(path),
    );
    return new Build(this.#folder, Object.fromEntries(lasting), { ...this.#index, date, records });
  }

  /** The address that it was made for. */
  get baseUrl(): string {
    return this.#index.site.base_url;
  }

  get facts(): BuildFacts {
    return { date: this.date, ...this.#index.build };
  }

  /** The index as of a day; the first request of a new day replaces that of the day before. */
  catalogue(date: IsoDate): Catalogue {
    if (this.#catalogue.date !== date) this.#catalogue = link(this.#index.records, date, this.#index.site);
    return this.#catalogue;
  }

  file(path: string): Buffer<ArrayBuffer> | null {
    if (!Object.hasOwn(this.files, path)) return null;
    const body = readIfThere(join(this.#folder, path));
    if (body === null || isAsWritten(this.files, path, body)) return body;
    // These are made again.
    if (RECOVERABLE.test(path) || ROUTE_FILES.has(path) || isRenderedFile(path)) return null;
    return isAsWritten(this.#latestFiles(), path, body) ? body : null;
  }

  /** The manifest in the folder now: this build's own unless another build has replaced it. Read when it has changed. */
  #latestFiles(): Manifest {
    const mark = buildMark(this.#folder) ?? this.#latest.mark;
    if (mark !== this.#latest.mark) this.#latest = { mark, files: manifestOf(this.#folder) };
    return this.#latest.files;
  }
}

/** The build in the folder of a command. Throws `UsageError` where there is none, or where it is damaged. */
export async function requireBuild(folder: string): Promise<Build> {
  if (buildMark(folder) === null) throw new UsageError(`no build in ${folder}; run npm run build first`);
  return Build.open(folder).catch((fault: unknown) => {
    throw damagedBuild(folder, fault);
  });
}

/** For a build with a file that cannot be parsed; `error` is that of the parser. */
export function damagedBuild(folder: string, error: unknown): UsageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UsageError(`the build in ${folder} is damaged (${reason}); run npm run build again`);
}

/** Distinguishes one build in a folder from the next that replaces it; null where there is none. */
export function buildMark(folder: string): string | null {
  const stat = statSync(join(folder, MANIFEST_FILE), { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : null;
}

/** Trusted input: an output of the build. */
function manifestOf(folder: string): Manifest {
  return (JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as { files: Manifest }).files;
}

/** Whether a file of a build is as the build wrote it. */
export function isAsWritten(files: Manifest, path: string, body: Buffer): boolean {
  const entry = Object.hasOwn(files, path) ? files[path] : undefined;
  return entry?.bytes === body.length && hash('sha256', body, 'base64url') === entry.sha256;
}

/** Null where there is no such file, or where it cannot be read. */
function readIfThere(target: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(target);
  } catch {
    return null;
  }
}
