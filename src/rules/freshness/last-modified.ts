import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';

/**
 * The newest day, not after today, on which something of a vendor was written, recorded or read. The catalogue's day for a
 * vendor without such a day.
 */
export function vendorModified({ date: today }: Catalogue, vendor: Vendor): IsoDate {
  return newest(daysOf(vendor).filter((day) => day <= today)) ?? today;
}

function daysOf({ offers, changes, reads }: Vendor): readonly IsoDate[] {
  return [
    ...offers.map(({ verifiedDate }) => verifiedDate),
    ...changes.map(({ recorded_date: recorded, date }) => recorded ?? date),
    ...reads.flatMap(({ last_read: read }) => (read ? [read.date] : [])),
  ];
}

/** The newest day of several vendors; of the whole catalogue where none is given. */
export function vendorsModified(catalogue: Catalogue, vendors: readonly Vendor[]): IsoDate {
  return newest(vendors.map((vendor) => vendorModified(catalogue, vendor))) ?? catalogueModified(catalogue).day;
}

/** The newest day of the vendors with an offer in a category. */
export function categoryModified(catalogue: Catalogue, category: Category): IsoDate {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  return vendorsModified(catalogue, [...new Set(listings.map(({ vendor }) => vendor))]);
}

/** The newest day of any vendor. */
export const catalogueModified = memoizeByCatalogue((catalogue) => {
  const { date: today, records } = catalogue;
  const days = records.vendors.map((vendor) => vendorModified(catalogue, vendor));
  return { day: newest(days) ?? today };
});

function newest(days: readonly IsoDate[]): IsoDate | null {
  return days.reduce<IsoDate | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}
