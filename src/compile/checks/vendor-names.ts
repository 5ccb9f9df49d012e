import type { Slug } from '../../model/slug.ts';
import { bareName } from '../../rules/names/bare-name.ts';
import { slug } from '../../rules/text/slug.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import type { CatalogueFiles } from './check.ts';

/** A name in a vendor's file. */
export interface VendorName {
  readonly name: string;
  readonly slug: Slug;
  /** The name without all that two authors may write differently: `Cloud Flare` and `Cloudflare`. */
  readonly bare: string;
  readonly kind: 'name' | 'former name' | 'alias';
  readonly file: string;
  /** Called for a diagnostic only: it parses the file again. */
  readonly at: () => Place;
}

/** The vendor's name, then its former ones and its aliases. */
export const vendorNames = memoizeByRecord(
  ({ draft, value }: CatalogueFiles['vendors'][number]): readonly VendorName[] => {
    const named = (name: string, kind: VendorName['kind'], path: Path): VendorName => {
      return { name, slug: slug(name), bare: bareName(name), kind, file: draft.file, at: () => draft.place(path) };
    };
    return [
      named(value.vendor, 'name', ['vendor']),
      ...value.former_names.map((name, index) => named(name, 'former name', ['former_names', index])),
      ...value.aliases.map((name, index) => named(name, 'alias', ['aliases', index])),
    ];
  },
);
