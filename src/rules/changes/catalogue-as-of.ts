import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { reportsOurIndex, standing } from '../risk/standing.ts';

/**
 * The newest days of a catalogue, none after its date; null when it has no such entry (docs/rules.md#catalogue-as-of).
 */
export interface CatalogueAge {
  /** The newest day on which an entry or a record was written, or a page was read; never the day of an event. */
  readonly as_of: IsoDate | null;
  readonly newest_entry: IsoDate | null;
  /** The newest day of a change that is neither retracted nor housekeeping. */
  readonly newest_change: IsoDate | null;
  /** The newest day on which such a change was recorded. */
  readonly newest_recorded: IsoDate | null;
  /** The soonest last day of an offer, today or later. */
  readonly next_expiry: IsoDate | null;
}

export const catalogueAge = memoizeByCatalogue((catalogue): CatalogueAge => {
  const { date: today, listings, changes, records } = catalogue;
  const entries = listings.map(({ offer }) => offer.verifiedDate);
  const served = changes.filter((record) => standing(record) !== 'retracted' && !reportsOurIndex(record));
  const written = changes.flatMap(({ recorded_date: recorded }) => recorded ?? []);
  const reads = records.vendors.flatMap((vendor) => vendor.reads.flatMap(({ last_read: read }) => read?.date ?? []));
  const expiries = listings.flatMap(({ offer }) => offer.expires_date ?? []).filter((day) => day >= today);
  return {
    as_of: newest([...entries, ...written, ...reads], today),
    newest_entry: newest(entries, today),
    newest_change: newest(
      served.map(({ date }) => date),
      today,
    ),
    newest_recorded: newest(
      served.map(({ date, recorded_date: recorded }) => recorded ?? date),
      today,
    ),
    next_expiry: expiries.reduce<IsoDate | null>((least, day) => (least === null || day < least ? day : least), null),
  };
});

function newest(days: readonly IsoDate[], today: IsoDate): IsoDate | null {
  return days.reduce<IsoDate | null>((most, day) => (day <= today && (most === null || day > most) ? day : most), null);
}
