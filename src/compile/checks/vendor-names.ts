import type { Slug } from '../../model/slug.ts';
import { fold } from '../../rules/fold.ts';
import { slug } from '../../rules/slug.ts';
import type { Place } from '../diagnostic.ts';
import { perFile } from '../per-file.ts';
import type { CatalogueFiles } from './check.ts';

/** A name in a vendor's file. */
export interface VendorName {
  readonly name: string;
  readonly slug: Slug;
  /** The name without all that two authors may write differently: `Cloud Flare` and `Cloudflare`. */
  readonly bare: string;
  readonly isFormer: boolean;
  readonly file: string;
  /** Asked for a fault alone: to find it is to read the file again. */
  readonly at: () => Place;
}

/** The vendor's name, then its former ones. */
export const vendorNames = perFile(({ draft, value }: CatalogueFiles['vendors'][number]): readonly VendorName[] => {
  const named = (name: string, isFormer: boolean, path: readonly (string | number)[]): VendorName => {
    return { name, slug: slug(name), bare: bareName(name), isFormer, file: draft.file, at: () => draft.place(path) };
  };
  return [
    named(value.vendor, false, ['vendor']),
    ...value.former_names.map((name, index) => named(name, true, ['former_names', index])),
  ];
});

/** A name as `VendorName.bare` has it. */
export function bareName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
