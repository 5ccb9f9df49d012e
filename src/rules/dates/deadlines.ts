import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { groupBy } from '../catalogue/group-by.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { addDays, daysBetween } from './days.ts';
import { byCodeUnits, slug } from '../text/fold.ts';
import { isInForce } from '../risk/standing.ts';
import { statedDates, type StatedDate } from './stated-deadline.ts';

/** A day after today that the text of a listing or of a record states as an end (docs/rules.md#stated-deadlines). */
type StatedDeadline = ReturnType<typeof statedInListing | typeof statedInRecord>[number];

/** An entry of `/api/deadlines`: of a change record dated after today, or of a stated day. */
export type Deadline = ReturnType<typeof changeDeadline> | StatedDeadline;

/**
 * Deadlines after today, soonest first (docs/rules.md#stated-deadlines). Reversed and retracted records are left out.
 * With a type, only records of that type state deadlines; a future-dated record of any type still overrides a stated
 * deadline.
 */
export function deadlines(catalogue: Catalogue, type?: ChangeType): readonly Deadline[] {
  const upcoming = catalogue.changes.filter((record) => record.date > catalogue.date && isInForce(record));
  const isRequested = (record: ChangeRecord): boolean => type === undefined || record.change_type === type;
  const fromRecords = catalogue.changes.filter(isRequested).flatMap((record) => statedInRecord(record, catalogue.date));
  const fromListings =
    type === undefined ? catalogue.listings.flatMap((listing) => statedInListing(listing, catalogue.date)) : [];
  const changes = upcoming.filter(isRequested).map((record) => changeDeadline(record, catalogue.date));
  return [...changes, ...withoutDuplicates([...fromRecords, ...fromListings], upcoming)].sort((one, other) =>
    byCodeUnits(orderKey(one), orderKey(other)),
  );
}

/** The deadlines of each vendor, by its name. */
export const deadlinesByVendor = memoizeByRecord((catalogue: Catalogue) =>
  groupBy(deadlines(catalogue), ({ vendor }) => vendor),
);

function changeDeadline(record: ChangeRecord, today: IsoDate) {
  const { date, vendor, category, summary, source_url = null } = record;
  const countdown_days = daysBetween(today, date);
  return { kind: 'change_record' as const, date, vendor, category, summary, source_url, countdown_days, record };
}

const endsOfOffer = memoizeByRecord(({ description, url, conditions = [] }: Offer) =>
  [{ text: description, url }, ...conditions].flatMap(({ text, url: cited }) =>
    statedDates(text).map((end) => ({ ...end, url: cited })),
  ),
);

const endsOfRecord = memoizeByRecord(({ summary }: ChangeRecord): readonly StatedDate[] => statedDates(summary));

function statedInRecord(record: ChangeRecord, today: IsoDate) {
  if (!isInForce(record) || record.date > today) return [];
  const { vendor, category, source_url = null, change_type, date: record_date } = record;
  const source = { stated_in: 'record' as const, vendor, category, source_url, record, change_type, record_date };
  const later = endsOfRecord(record).filter(({ date }) => date > today);
  return later.map((end) => ({ ...statedFields(end, today), ...source }));
}

function statedInListing(listing: Listing, today: IsoDate) {
  const { vendor, category, offer } = listing;
  const source = { stated_in: 'listing' as const, vendor: vendor.name, category: category.name, listing };
  const later = endsOfOffer(offer).filter(({ date }) => date > today);
  return later.map((end) => ({ ...statedFields(end, today), ...source, source_url: end.url }));
}

function statedFields({ date, sentence }: StatedDate, today: IsoDate) {
  return { kind: 'stated' as const, date, summary: sentence, countdown_days: daysBetween(today, date) };
}

/**
 * Stated deadlines without duplicates: one per vendor and day (records precede listings, because they are dated), none
 * within a day of a future-dated record of the vendor, and of two consecutive days only the later.
 */
function withoutDuplicates(
  stated: readonly StatedDeadline[],
  upcoming: readonly ChangeRecord[],
): readonly StatedDeadline[] {
  const besideRecord = new Set(
    upcoming.flatMap(({ vendor, date }) => [-1, 0, 1].map((days) => vendorDay(vendor, addDays(date, days)))),
  );
  const byVendorAndDay = new Map<string, StatedDeadline>();
  for (const deadline of stated) {
    const key = vendorDay(deadline.vendor, deadline.date);
    if (!byVendorAndDay.has(key) && !besideRecord.has(key)) byVendorAndDay.set(key, deadline);
  }
  return [...byVendorAndDay.values()].filter(
    ({ vendor, date }) => !byVendorAndDay.has(vendorDay(vendor, addDays(date, 1))),
  );
}

function vendorDay(vendor: string, date: IsoDate): string {
  return `${date} ${slug(vendor)}`;
}

/** Date, vendor and kind: `change_record` comes before `stated` by spelling too. */
function orderKey({ vendor, date, kind }: Deadline): string {
  return `${vendorDay(vendor, date)} ${kind}`;
}

export const DAYS_BEFORE_EXPIRY = 90;

/** Set when the offer ends today or at most 90 days away (docs/rules.md#expires-soon). */
export function expiresSoon(offer: Pick<Offer, 'expires_date'>, today: IsoDate) {
  if (offer.expires_date === undefined || offer.expires_date < today) return null;
  const daysUntilExpiry = daysBetween(today, offer.expires_date);
  if (daysUntilExpiry > DAYS_BEFORE_EXPIRY) return null;
  return { expires_date: offer.expires_date, days_until_expiry: daysUntilExpiry };
}

/** Offers that end today or at most `withinDays` days later, soonest first (docs/rules.md#expiring). */
export function expiringWithin(catalogue: Catalogue, withinDays: number) {
  const last = addDays(catalogue.date, withinDays);
  return catalogue.listings
    .flatMap((listing) => {
      const { expires_date: expiresDate } = listing.offer;
      if (expiresDate === undefined || expiresDate < catalogue.date || expiresDate > last) return [];
      return [{ listing, expiresDate, daysUntilExpiry: daysBetween(catalogue.date, expiresDate) }];
    })
    .sort((one, other) => one.daysUntilExpiry - other.daysUntilExpiry);
}
