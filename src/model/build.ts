import type { CatalogueRecords, Site } from './catalogue.ts';
import type { DerivedTexts } from './derived.ts';
import type { IsoDate } from './iso-date.ts';

/** How large a build is, without what it holds for its hosts alone. */
export interface BuildSize {
  readonly files: number;
  readonly bytes: number;
}

/** What the function needs of a build, `_index/catalogue.json`. */
export interface BuildIndex {
  readonly date: IsoDate;
  readonly site: Site;
  readonly records: CatalogueRecords;
  /** Deriving these takes longer than the function has for its start or for a request. */
  readonly derived: DerivedTexts;
  readonly build: BuildSize;
}

/** What is known of each file of a build: enough for a host to serve it and for `verify` to compare it. */
export interface ManifestEntry {
  readonly bytes: number;
  /** SHA-256, base64url. */
  readonly sha256: string;
}

/** The files of a build by path, in the order in which they were written. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What a build says of itself, `_index/manifest.json`. */
export interface BuildManifest {
  readonly date: IsoDate;
  readonly base_url: string;
  readonly files: Manifest;
}
