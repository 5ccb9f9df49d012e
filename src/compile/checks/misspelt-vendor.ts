import type { Slug } from '../../model/slug.ts';
import { nearSlugs } from '../../rules/names/near-slugs.ts';
import { SlugText } from '../../rules/names/slug-text.ts';
import { slug } from '../../rules/text/slug.ts';
import type { CatalogueFiles } from './check.ts';
import { OneEditIndex } from './one-edit-index.ts';
import { vendorNames } from './vendor-names.ts';

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

/** Finds the name whose slug is one edit away; the index of slugs is built for the first name that needs it. */
export function nearNames(names: ReadonlyMap<string, string | null>): (key: Slug) => string | undefined {
  let index: OneEditIndex | undefined;
  return (key) => {
    if (key.length < MIN_SLUG_CHARS || names.has(key)) return undefined;
    index ??= new OneEditIndex([...names.keys()].map((name) => slug(name)));
    const near = index.near(key);
    // Of several, the one that the answers of the API would suggest first.
    const place = near.length > 1 ? (nearSlugs(new SlugText(near), key)[0]?.place ?? 0) : 0;
    return names.get(near[place] ?? '') ?? undefined;
  };
}
