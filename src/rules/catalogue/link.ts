import type { Catalogue, CatalogueRecords, Listing, Site, Category } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { slug } from '../text/fold.ts';
import { groupBy } from './group-by.ts';

/** Links valid records as of one UTC day. Throws when an offer names an unknown category, which the checks exclude. */
export function link(records: CatalogueRecords, date: IsoDate, site: Site): Catalogue {
  const categoryByName = categoriesByName(records.categories);
  const listings = listingsOf(records, categoryByName);
  return {
    date,
    site,
    records,
    vendors: records.vendors.filter((vendor) => vendor.offers.length > 0),
    listings,
    changes: records.vendors.flatMap((vendor) => vendor.changes),
    listingsByVendor: groupBy(listings, (listing) => listing.vendor.slug),
    listingsByCategory: groupBy(listings, (listing) => listing.category.slug),
    categoryByName,
    vendorBySlug: new Map(records.vendors.map((vendor) => [vendor.slug, vendor])),
  };
}

/** The categories by the slugs of their names and of their retired names. */
export function categoriesByName(categories: readonly Category[]): ReadonlyMap<Slug, Category> {
  const byName = new Map<Slug, Category>();
  for (const category of categories) {
    for (const retired of category.retired_names) byName.set(slug(retired), category);
  }
  // A current name overrides a retired one of the same spelling.
  for (const category of categories) byName.set(category.slug, category);
  return byName;
}

function listingsOf(records: CatalogueRecords, categoryByName: ReadonlyMap<Slug, Category>): readonly Listing[] {
  const codes = new Map(records.referral_codes.map((code) => [slug(code.vendor), code]));
  const listings: Listing[] = [];
  for (const vendor of records.vendors) {
    for (const offer of vendor.offers) {
      const category = categoryByName.get(slug(offer.category));
      if (!category) throw new Error(`${vendor.name} is listed under ${offer.category}, which is not a category`);
      const listing = { position: listings.length, vendor, category, referral_code: codes.get(vendor.slug) };
      listings.push({ ...listing, offer, read: vendor.reads.find((page) => page.url === offer.url) });
    }
  }
  return listings;
}

/** Makes the index of one vendor alone, as of any day. Its values are those of the whole index: no rule rates a vendor by another one. */
export function vendorAlone({ records, site }: Catalogue, vendor: Vendor): (date: IsoDate) => Catalogue {
  const named = new Set(vendor.offers.map(({ category }) => category));
  const categories = records.categories.filter(({ name }) => named.has(name));
  const own = { ...records, vendors: [vendor], categories, referral_codes: [] };
  return (date) => link(own, date, site);
}
