import type { Slug } from '../../model/vendor.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { bareName, byCodeUnits, slug } from '../../rules/text/fold.ts';
import { editDistance, nearSlugs } from '../../rules/text/edit-distance.ts';
import { nearest, type Place, quote } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import type { CatalogueFiles } from './check.ts';

/** Whether a name is written exactly as in its vendor's file: it is published as written. */
export function isKnownVendor({ vendorNames }: CatalogueFiles, name: string): boolean {
  const written = vendorNames.get(slug(name));
  // The file of a vendor without a known name has its own diagnostic; references to it do not add another.
  return written === null || written === name;
}

/** Names of vendors, current or former, by slug; each with the current name, which `npm run fix` writes. */
export function currentNames({ vendors, vendorNames }: CatalogueFiles): ReadonlyMap<string, string | null> {
  const renamed = vendors.flatMap(({ value }) => value.former_names.map((name) => [slug(name), value.vendor] as const));
  return new Map([...renamed, ...vendorNames]);
}

/** The suggested replacement of an unknown vendor name. */
export function vendorNameFix(catalogue: CatalogueFiles, name: string): string {
  const current = currentNames(catalogue).get(slug(name)) ?? null;
  if (current !== null) return `use ${quote(current)}; \`npm run fix\` does it`;
  const names = [...catalogue.vendorNames.values()].filter((known) => known !== null);
  const near = nearest(name, names);
  const add = `add its file under vendors/, or leave the name out`;
  return near === undefined ? add : `use ${quote(near)}, or ${add}`;
}

/** Slugs shorter than this differ by one letter from too many others for that to be a typo. */
const MIN_SLUG_CHARS = 4;

/**
 * Finds the vendor whose name a text misspells: the name in another spelling, a former name or alias of it, or a name
 * that differs by one letter. Undefined for an exact name, and for a name that the catalogue does not hold.
 */
export function misspeltVendor(catalogue: Pick<CatalogueFiles, 'vendorNames' | 'vendors'>) {
  const { vendorNames: written, vendors } = catalogue;
  const others = new Map<string, string>();
  for (const file of vendors) {
    for (const { slug: other, kind } of vendorNames(file)) if (kind !== 'name') others.set(other, file.value.vendor);
  }
  const near = nearNames(written);
  return (name: string): string | undefined => {
    const key = slug(name);
    // The file of a vendor without a known name has its own diagnostic; references to it do not add another.
    if (written.has(key)) return written.get(key) === name ? undefined : (written.get(key) ?? undefined);
    return others.get(key) ?? near(key);
  };
}

/** Finds the name whose slug is one edit away. */
export function nearNames(names: ReadonlyMap<string, string | null>): (key: Slug) => string | undefined {
  const slugs = [...names.keys()].sort(byCodeUnits);
  return (key) => {
    if (key.length < MIN_SLUG_CHARS || names.has(key)) return undefined;
    // One edit leaves the first or the last letter as it is, which costs less to see.
    const alike = slugs.filter((each) => each.charAt(0) === key.charAt(0) || each.at(-1) === key.at(-1));
    const near = alike.filter((each) => Math.abs(each.length - key.length) <= 1 && editDistance(each, key) === 1);
    // Of several, the one that the answers of the API would suggest first.
    const place = near.length > 1 ? (nearSlugs(near, key)[0]?.place ?? 0) : 0;
    return names.get(near[place] ?? '') ?? undefined;
  };
}

/** A name in a vendor's file. */
export interface VendorName {
  readonly name: string;
  readonly slug: Slug;
  /** The name without all that two authors may write differently: `Cloud Flare` and `Cloudflare`. */
  readonly bare: string;
  readonly kind: 'name' | 'former name' | 'alias';
  readonly file: string;
  readonly at: () => Place;
}

/** The vendor's name, then its former ones and its aliases. */
export const vendorNames = memoizeByRecord(
  ({ draft, value }: CatalogueFiles['vendors'][number]): readonly VendorName[] => {
    const vendorName = (name: string, kind: VendorName['kind'], path: Path): VendorName => {
      return { name, slug: slug(name), bare: bareName(name), kind, file: draft.file, at: () => draft.place(path) };
    };
    return [
      vendorName(value.vendor, 'name', ['vendor']),
      ...value.former_names.map((name, index) => vendorName(name, 'former name', ['former_names', index])),
      ...value.aliases.map((name, index) => vendorName(name, 'alias', ['aliases', index])),
    ];
  },
);
