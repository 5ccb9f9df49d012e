import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BuildDescription, BuildManifest, HistoryBuild, Manifest } from '../../src/model/build.ts';
import type { Catalogue, CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { isPageFile, pageOfFile } from '../../src/pages/table.ts';
import { shell } from '../../src/pages/shell.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { etagOf } from '../headers.ts';
import { parseIndex, type KeptIndex } from '../parse-index.ts';
import { warm } from '../warm.ts';

/** A file of the build with its bytes in memory. */
export interface BuiltFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly bytes: number;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
}

/**
 * Files that may be missing on disk: answers are computed, and the index is in memory. All others exist only on disk.
 */
const RECOVERABLE = /^_(?:answers|index)\//;

/** Half the time of the default level, for a tenth more bytes. */
const HELD_LEVEL = 3;

/** Answers to paths without parameters, stored at their own path. */
const ROUTE_FILES: ReadonlySet<string> = new Set(ROUTES.map(({ path }) => path.slice(1)));

/**
 * One build of `dist` that the host serves. Answers are read from disk at each call, so the caller caches them. The
 * manifest defines the build: a file that changed or appeared on disk later is never served. The next build may replace
 * the folder while this one is served, so pages, which cannot be computed, are read on loading and held compressed.
 */
export class Build {
  readonly date: IsoDate;
  readonly #folder: string;
  readonly #files: Manifest;
  readonly #index: KeptIndex;
  /** Deflated bodies of the files that exist only on disk. */
  #held = new Map<string, Buffer>();
  readonly #catalogues = new Map<IsoDate, Catalogue>();
  /** Of an edited build, pages are rendered when they are requested. */
  #isEdited = false;
  #lastingFiles: Manifest | undefined;

  private constructor(folder: string, files: Manifest, index: KeptIndex) {
    this.date = index.date;
    this.#folder = folder;
    this.#files = files;
    this.#index = index;
  }

  /** Reads the manifest and the index; throws when either is missing or broken. */
  static async open(folder: string): Promise<Build> {
    const [manifest, index] = await Promise.all(
      ['manifest', 'catalogue'].map((name) => readFile(join(folder, '_index', `${name}.json`), 'utf8')),
    );
    // Trusted input: both files are outputs of the build.
    const { files } = JSON.parse(manifest ?? '') as BuildManifest;
    const build = new Build(folder, files, parseIndex(index ?? ''));
    // Yields between two files, so that the host keeps answering from the current build.
    for (const path of build.paths) if (!RECOVERABLE.test(path) && build.#hold(path)) await yieldToEventLoop();
    await warm(build.catalogue(build.date), yieldToEventLoop);
    return build;
  }

  /**
   * This build with other records: the function computes the answers and pages are rendered on request, so that an edit
   * takes effect before its files are written. Lists for crawlers stay those of this build until then.
   */
  edited(records: CatalogueRecords, date: IsoDate): Build {
    const files = this.#lasting();
    const edited = new Build(this.#folder, files, { ...this.#index, date, records });
    edited.#held = this.#held;
    edited.#isEdited = true;
    edited.#lastingFiles = files;
    return edited;
  }

  /** The files that an edit leaves as they are. */
  #lasting(): Manifest {
    const written = this.catalogue(this.date);
    this.#lastingFiles ??= Object.fromEntries(
      Object.entries(this.#files).filter(
        ([path]) => !RECOVERABLE.test(path) && !ROUTE_FILES.has(path) && !isPageFile(written, path),
      ),
    );
    return this.#lastingFiles;
  }

  /** Paths of all files, in the order in which they were written. */
  get paths(): readonly string[] {
    return Object.keys(this.#files);
  }

  /** How large it was written, and of which commit. */
  get size(): BuildDescription {
    return this.#index.build;
  }

  /** Builds that have a prepared difference to this one, the oldest first. */
  get history(): readonly HistoryBuild[] {
    return this.#index.history;
  }

  /** A file by its path; null when the build has none, or when the file on disk differs from the manifest. */
  file(path: string): BuiltFile | null {
    const entry = Object.hasOwn(this.#files, path) ? this.#files[path] : undefined;
    const held = entry && this.#held.get(path);
    const body = held ? inflateRawSync(held) : entry && this.#read(path, entry.sha256);
    if (!entry || !body) return this.#rendered(path);
    return { body, bytes: body.length, contentType: contentType(path), etag: etagOf(entry.sha256) };
  }

  /** Holds a file from now on; false when the file on disk differs from the manifest. */
  #hold(path: string): boolean {
    const body = this.#read(path, this.#files[path]?.sha256 ?? '');
    if (body) this.#held.set(path, deflateRawSync(body, { level: HELD_LEVEL }));
    return body !== null;
  }

  #rendered(path: string): BuiltFile | null {
    const page = this.#isEdited ? pageOfFile(this.catalogue(this.date), path) : undefined;
    if (!page) return null;
    const body = Buffer.from(shell(this.catalogue(this.date), page.render()));
    const etag = etagOf(createHash('sha256').update(body).digest('base64url'));
    return { body, bytes: body.length, contentType: contentType(path), etag };
  }

  #read(path: string, sha256: string): Buffer<ArrayBuffer> | null {
    try {
      const body = readFileSync(join(this.#folder, path));
      return createHash('sha256').update(body).digest('base64url') === sha256 ? body : null;
    } catch {
      return null;
    }
  }

  /** The index as of a day; the first request of a new day replaces that of the day before. */
  catalogue(date: IsoDate): Catalogue {
    const known = this.#catalogues.get(date);
    if (known) return known;
    const linked = link(this.#index.records, date, this.#index.site);
    this.#catalogues.clear();
    this.#catalogues.set(date, linked);
    return linked;
  }
}
