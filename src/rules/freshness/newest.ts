import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { reportsOurIndex, isRetracted } from '../risk/standing.ts';
import { earliest, latest } from '../dates/days.ts';
import { byCodeUnits } from '../text/fold.ts';

/** The newest day up to today on which something of a vendor was written, recorded or read; today without such a day. */
export function vendorModified({ date: today }: Catalogue, { offers, changes, reads }: Vendor): IsoDate {
  const days = [
    ...offers.map(({ verifiedDate }) => verifiedDate),
    ...changes.map(({ recorded_date: recorded, date }) => recorded ?? date),
    ...reads.flatMap(({ last_read: read }) => (read ? [read.date] : [])),
  ];
  return latest(days.filter((day) => day <= today)) ?? today;
}

/** The newest day of several vendors; of the whole catalogue where none is given. */
export function vendorsModified(catalogue: Catalogue, vendors: readonly Vendor[]): IsoDate {
  return latest(vendors.map((vendor) => vendorModified(catalogue, vendor))) ?? catalogueModified(catalogue);
}

/** The newest day of the vendors with an offer in a category. */
export function categoryModified(catalogue: Catalogue, category: Category): IsoDate {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  return vendorsModified(catalogue, [...new Set(listings.map(({ vendor }) => vendor))]);
}

export const catalogueModified = memoizeByRecord((catalogue: Catalogue): IsoDate => {
  const { date: today, records } = catalogue;
  return latest(records.vendors.map((vendor) => vendorModified(catalogue, vendor))) ?? today;
});

/** The newest days of a catalogue, none after its date; null when it has no such entry (docs/rules.md#catalogue-as-of). */
export const catalogueAge = memoizeByRecord((catalogue: Catalogue) => {
  const { date: today, listings, changes, records } = catalogue;
  const newest = (days: readonly IsoDate[]): IsoDate | null => latest(days.filter((day) => day <= today));
  const entries = listings.map(({ offer }) => offer.verifiedDate);
  const served = changes.filter((record) => !isRetracted(record) && !reportsOurIndex(record));
  const written = changes.flatMap(({ recorded_date: recorded }) => recorded ?? []);
  const reads = records.vendors.flatMap((vendor) => vendor.reads.flatMap(({ last_read: read }) => read?.date ?? []));
  const expiries = listings.flatMap(({ offer }) => offer.expires_date ?? []).filter((day) => day >= today);
  return {
    /** Never the day of an event. */
    as_of: newest([...entries, ...written, ...reads]),
    /** Of a change that is neither retracted nor housekeeping. */
    newest_change: newest(served.map(({ date }) => date)),
    newest_recorded: newest(served.map(({ date, recorded_date: recorded }) => recorded ?? date)),
    /** The soonest last day of an offer, today or later. */
    next_expiry: earliest(expiries),
  };
});

/** Offers, all or some, with a catalogue date from a day on until today, newest first (docs/rules.md#newest). */
export function newestListings(catalogue: Catalogue, from: IsoDate, listings = catalogue.listings): readonly Listing[] {
  const isInWindow = ({ offer }: Listing): boolean =>
    offer.verifiedDate >= from && offer.verifiedDate <= catalogue.date;
  return listings.filter(isInWindow).toSorted(byNewest);
}

/** Compares offers by the day on which their terms were written, the newest first. */
export function byNewest({ offer: one }: Listing, { offer: other }: Listing): number {
  return byCodeUnits(other.verifiedDate, one.verifiedDate);
}

/** The newest day on which the page of one of some offers was read; null where none ever was. */
export function newestRead(listings: readonly Listing[]): IsoDate | null {
  return latest(listings.flatMap(({ read }) => read?.last_read?.date ?? []));
}
