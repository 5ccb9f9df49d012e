import type { Catalogue } from '../model/catalogue.ts';
import type { Slug } from '../model/slug.ts';
import type { Vendor } from '../model/vendor.ts';
import { perCatalogue } from './per-catalogue.ts';

/** The listed vendors, laid out for finding names by whole segments ("vercel" is a segment of "vercel-pro-plan"). */
interface VendorSegments {
  readonly bySlug: ReadonlyMap<string, Vendor>;
  /** In slug order. */
  readonly vendors: readonly Vendor[];
  /** Of the vendor slug with the most. */
  readonly mostSegments: number;
}

/** A longer text is no name; what follows is not looked at, so that a hostile caller cannot buy work with length. */
const MOST_ASKED_SEGMENTS = 16;

/** The listed vendor of exactly this slug. A vendor whose changes alone are on record has no offer to answer with. */
export function vendorOfSlug(catalogue: Catalogue, asked: Slug): Vendor | null {
  return vendorSegments(catalogue).bySlug.get(asked) ?? null;
}

/** Every listed vendor whose slug stands in the asked one between segment bounds, longest slug first. */
export function vendorsInside(catalogue: Catalogue, asked: Slug): readonly Vendor[] {
  const { bySlug, mostSegments } = vendorSegments(catalogue);
  const segments = asked.split('-', MOST_ASKED_SEGMENTS);
  const found = new Set<Vendor>();
  for (let from = 0; from < segments.length; from += 1) {
    for (let to = from + 1; to <= Math.min(segments.length, from + mostSegments); to += 1) {
      const vendor = bySlug.get(segments.slice(from, to).join('-'));
      if (vendor) found.add(vendor);
    }
  }
  return [...found].sort((one, other) => other.slug.length - one.slug.length);
}

/** Every listed vendor whose slug starts with the asked segments and goes on, by slug. */
export function vendorsStartingWith(catalogue: Catalogue, asked: Slug): readonly Vendor[] {
  const { vendors } = vendorSegments(catalogue);
  const start = `${asked}-`;
  const found: Vendor[] = [];
  for (let at = firstNotBefore(vendors, start); vendors[at]?.slug.startsWith(start); at += 1) {
    const vendor = vendors[at];
    if (vendor) found.push(vendor);
  }
  return found;
}

/** The place of the first vendor whose slug does not come before the text. */
function firstNotBefore(vendors: readonly Vendor[], text: string): number {
  let [low, high] = [0, vendors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const vendor = vendors[middle];
    if (vendor && vendor.slug < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const vendorSegments = perCatalogue((catalogue): VendorSegments => {
  const vendors = [...catalogue.vendors].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return {
    bySlug: new Map(vendors.map((vendor) => [vendor.slug, vendor])),
    vendors,
    mostSegments: vendors.reduce((most, { slug }) => Math.max(most, slug.split('-').length), 0),
  };
});
