import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BuildDescription, BuildIndex, BuildManifest, Manifest } from '../../src/model/build.ts';
import type { Catalogue, CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { isFileOfCatalogue, isRenderedFile, renderedFile } from '../../src/pages/rendered-file.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { etagOf } from '../headers.ts';
import type { BodySource } from '../message.ts';
import { parseIndex } from '../parse-index.ts';
import { warm } from '../warm.ts';
import { fileDigest, sha256Of } from './digest.ts';
import { HeldFiles } from './held-files.ts';

/** A file of the build: in memory, or a long one to be read from disk. */
export interface BuiltFile {
  readonly body: Buffer<ArrayBuffer> | BodySource;
  readonly bytes: number;
  readonly contentType: string;
  /** Strong validator, with its quotes. */
  readonly etag: string;
}

/** Files that may be missing on disk: answers are computed, and the index is in memory. */
const RECOVERABLE = /^_(?:answers|index)\//;

/** Files that exist only on disk. */
const isHeld = (path: string): boolean => !RECOVERABLE.test(path) && !isRenderedFile(path);

/** Answers to paths without parameters, stored at their own path. */
const ROUTE_FILES: ReadonlySet<string> = new Set(ROUTES.map(({ path }) => path.slice(1)));

/**
 * One build of `dist` that the host serves. Files are read from disk at each call, so the caller caches them. The
 * manifest defines the build: a file that changed or appeared on disk later is not served. The next
 * build may replace the folder while this one is served: then answers are computed, pages and badges are rendered, and
 * the rest is held from the start on.
 */
export class Build {
  readonly date: IsoDate;
  readonly #folder: string;
  readonly #files: Manifest;
  readonly #index: BuildIndex;
  #held = new HeldFiles();
  readonly #catalogues = new Map<IsoDate, Catalogue>();
  /** The index of its own day, for pages that are rendered after the day has turned. */
  #ownCatalogue: Catalogue | null = null;
  /** Files of an edited build are those of the folder that no edit changes. */
  #isEdited = false;
  #lastingFiles: Manifest | undefined;

  private constructor(folder: string, files: Manifest, index: BuildIndex) {
    this.date = index.date;
    this.#folder = folder;
    this.#files = files;
    this.#index = index;
  }

  /** Reads the manifest and the index; throws when either is missing or broken. */
  static async open(folder: string): Promise<Build> {
    const [manifest, index] = await Promise.all(
      ['manifest.json', 'catalogue.json'].map((name) => readFile(join(folder, '_index', name), 'utf8')),
    );
    // Trusted input: both files are outputs of the build.
    const { files } = JSON.parse(manifest ?? '') as BuildManifest;
    const build = new Build(folder, files, parseIndex(index ?? ''));
    // Yields between two files, so that the host keeps answering from the current build.
    for (const path of build.paths) if (isHeld(path) && (await build.#hold(path))) await yieldToEventLoop();
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
        ([path]) => !RECOVERABLE.test(path) && !ROUTE_FILES.has(path) && !isFileOfCatalogue(written, path),
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

  /** A file by its path; null when the build has none, or when it is on disk alone and differs from the manifest there. */
  file(path: string): BuiltFile | null {
    const entry = Object.hasOwn(this.#files, path) ? this.#files[path] : undefined;
    if (!entry)
      return this.#isEdited && isFileOfCatalogue(this.catalogue(this.date), path) ? this.#rendered(path) : null;
    const held = this.#held.read(path);
    // The digest of a long body is its SHA-256: see `fileDigest()`.
    if (held && !(held instanceof Uint8Array)) return described(path, held, entry.sha256);
    const body = held ?? this.#read(path, entry.sha256);
    if (body) return builtFile(path, body);
    return this.#rendered(path);
  }

  /** Holds a file from now on; false when the file on disk differs from the manifest. */
  #hold(path: string): Promise<boolean> {
    return this.#held.hold(path, join(this.#folder, path), this.#files[path]?.sha256 ?? '');
  }

  #rendered(path: string): BuiltFile | null {
    if (RECOVERABLE.test(path)) return null;
    const text = renderedFile(this.#catalogueOfItsDay(), path);
    return text === null ? null : builtFile(path, Buffer.from(text));
  }

  #read(path: string, sha256: string): Buffer<ArrayBuffer> | null {
    const body = contentOf(join(this.#folder, path));
    return body && sha256Of(body) === sha256 ? body : null;
  }

  #catalogueOfItsDay(): Catalogue {
    const known = this.#catalogues.get(this.date) ?? this.#ownCatalogue;
    return known ?? (this.#ownCatalogue = link(this.#index.records, this.date, this.#index.site));
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

function builtFile(path: string, body: Buffer<ArrayBuffer>): BuiltFile {
  return described(path, body, fileDigest(path, body));
}

function described(path: string, body: BuiltFile['body'], digest: string): BuiltFile {
  return { body, bytes: body.length, contentType: contentType(path), etag: etagOf(digest) };
}

/** Null where there is no such file, or where it cannot be read. */
function contentOf(target: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(target);
  } catch {
    return null;
  }
}
