import type { Catalogue, CatalogueRecords, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { BuildIndex } from '../../model/build.ts';
import type { VendorTable } from '../../model/index-lines.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Slug } from '../../model/slug.ts';
import type { Vendor } from '../../model/vendor.ts';
import { slug } from '../text/slug.ts';
import { chosen } from '../ranking/chosen.ts';
import { groupBy } from './group-by.ts';
import { categoriesByName, LinkedListing } from './link.ts';

/** The catalogue that `link` makes, as of one UTC day, linked by the table: no line of a vendor is parsed for it. */
export function linkHeld({ records, site }: BuildIndex, table: VendorTable, date: IsoDate): Catalogue {
  const { listings, listingsByVendor } = listingsOf(records, table);
  let changes: readonly ChangeRecord[] | null = null;
  return {
    date,
    site,
    records,
    vendors: records.vendors.filter((_, index) => table.offerCounts[index] !== 0),
    listings,
    get changes() {
      return (changes ??= chosen(records.vendors, table.changed).flatMap((vendor) => vendor.changes));
    },
    listingsByVendor,
    listingsByCategory: groupBy(listings, (listing) => listing.category.slug),
    categoryByName: categoriesByName(records.categories),
    vendorBySlug: bySlug(records.vendors),
    vendorByFormerName: new Map(table.formerNames.map(([name, index]) => [name, vendorAt(records.vendors, index)])),
  };
}

function listingsOf(
  records: BuildIndex['records'],
  { offerCounts, categories }: VendorTable,
): Pick<Catalogue, 'listings' | 'listingsByVendor'> {
  const codes = new Map(records.referral_codes.map((code) => [slug(code.vendor), code]));
  const listings: Listing[] = [];
  const listingsByVendor = new Map<Slug, readonly Listing[]>();
  for (const [place, vendor] of records.vendors.entries()) {
    const count = offerCounts[place] ?? 0;
    if (count === 0) continue;
    const first = listings.length;
    for (let index = 0; index < count; index += 1) {
      const position = first + index;
      const category = records.categories[categories[position] ?? 0];
      if (!category) throw new Error(`the index names no category for the listing at ${position}`);
      listings.push(
        new LinkedListing({ position, vendor, category, referral_code: codes.get(vendor.slug) }, index),
      );
    }
    // A list that grows has room for 17; most vendors have one listing.
    listingsByVendor.set(vendor.slug, listings.slice(first));
  }
  return { listings, listingsByVendor };
}

/** Without a pair for each: memory that a start allocates costs it more than the loop. */
function bySlug(vendors: readonly Vendor[]): ReadonlyMap<Slug, Vendor> {
  const found = new Map<Slug, Vendor>();
  for (const vendor of vendors) found.set(vendor.slug, vendor);
  return found;
}

function vendorAt(vendors: readonly Vendor[], index: number): Vendor {
  const vendor = vendors[index];
  if (!vendor) throw new Error(`the index has no vendor at ${index}`);
  return vendor;
}

/** The table of a catalogue, as a build stores it. */
export function vendorTable({ records, listings, listingsByVendor, vendorByFormerName }: Catalogue): VendorTable {
  const places = new Map(records.vendors.map((vendor, index) => [vendor, index]));
  const categories = new Map(records.categories.map((category, index) => [category, index]));
  return {
    slugs: records.vendors.map((vendor) => vendor.slug),
    offerCounts: records.vendors.map((vendor) => listingsByVendor.get(vendor.slug)?.length ?? 0),
    categories: listings.map(({ category }) => categories.get(category) ?? 0),
    changed: records.vendors.flatMap(({ changes }, index) => (changes.length > 0 ? [index] : [])),
    read: records.vendors.flatMap(({ reads }, index) => (reads.length > 0 ? [index] : [])),
    formerNames: [...vendorByFormerName].map(([name, vendor]) => [name, places.get(vendor) ?? 0]),
  };
}

/** No name has one: a build refuses control characters in names. */
const NAME_END = '\n';

/** The names of all vendors, as a build stores them. */
export function derivedVendorNames({ vendors }: CatalogueRecords): string {
  return vendors.map(({ name }) => name).join(NAME_END);
}

/** The names of all vendors in the output of `derivedVendorNames`. */
export function vendorNamesIn(text: string): readonly string[] {
  return text.split(NAME_END);
}
