import type { CatalogueRecords, Site } from './catalogue.ts';
import type { IsoDate } from './iso-date.ts';

/** Names the service in every citation (docs/rules.md#provenance). */
export const SITE_NAME = 'Developer Deals Index';

/** Paths below `dist` of the `BuildIndex`, and of the `Manifest` under the key `files`. No host sends these files. */
export const INDEX_FILE = '_index/catalogue.json';
export const MANIFEST_FILE = '_index/manifest.json';

/** A build as the function describes it: its size, without the files that only hosts read, and its commit. */
export interface BuildDescription {
  readonly files: number;
  readonly bytes: number;
  /** The commit it was made from, with `-dirty` where files differed from it; null where that is not known. */
  readonly commit: string | null;
}

/** What the function needs of a build. */
export interface BuildIndex {
  readonly date: IsoDate;
  readonly site: Site;
  readonly records: CatalogueRecords;
  readonly build: BuildDescription;
}

/** A text file of a build, and its path below `dist`. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

/** Facts about one file of a build: a host serves it by them, and `verify` compares them. */
export interface ManifestEntry {
  readonly bytes: number;
  /** SHA-256, base64url. */
  readonly sha256: string;
}

/** The files of a build by path, in the order in which they were written. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;
