import type { CatalogueRecords, Site } from './catalogue.ts';
import type { DerivedTexts } from './derived.ts';
import type { IsoDate } from './iso-date.ts';

/** Size of a build, without the files that only hosts read. */
export interface BuildSize {
  readonly files: number;
  readonly bytes: number;
}

/** Content of `_index/catalogue.json`: the input of the function. */
export interface BuildIndex {
  readonly date: IsoDate;
  readonly site: Site;
  readonly records: CatalogueRecords;
  /** Precomputed, because deriving them takes longer than the start of the function, or a request, may. */
  readonly derived: DerivedTexts;
  readonly build: BuildSize;
  /** The commit that the build was made from; absent where it is not known. */
  readonly commit?: string | undefined;
}

/** Facts about one file of a build: a host serves it by them, and `verify` compares them. */
export interface ManifestEntry {
  readonly bytes: number;
  /** SHA-256, base64url. */
  readonly sha256: string;
}

/** The files of a build by path, in the order in which they were written. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Content of `_index/manifest.json`. */
export interface BuildManifest {
  readonly date: IsoDate;
  readonly base_url: string;
  readonly files: Manifest;
}
