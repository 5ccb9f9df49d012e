import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { reportsOurIndex, standing } from '../risk/standing.ts';

/**
 * The newest days of a catalogue, none after its date; null when it has no such entry (docs/rules.md#catalogue-as-of).
 */
export interface CatalogueAge {
  /** The newest day of any entry or record. */
  readonly as_of: IsoDate | null;
  readonly newest_entry: IsoDate | null;
  /** The newest day of a change that is neither retracted nor housekeeping. */
  readonly newest_change: IsoDate | null;
  /** The soonest last day of an offer after today. */
  readonly next_expiry: IsoDate | null;
}

export const catalogueAge = memoizeByCatalogue((catalogue): CatalogueAge => {
  const { date: today, listings } = catalogue;
  const entries = listings.map(({ offer }) => offer.verifiedDate);
  const { written, served } = logDays(catalogue);
  const expiries = listings.flatMap(({ offer }) => offer.expires_date ?? []).filter((day) => day > today);
  return {
    as_of: newest([...entries, ...written], today),
    newest_entry: newest(entries, today),
    newest_change: newest(served, today),
    next_expiry: expiries.reduce<IsoDate | null>((least, day) => (least === null || day < least ? day : least), null),
  };
});

function logDays({ changes }: Catalogue): {
  readonly written: readonly IsoDate[];
  readonly served: readonly IsoDate[];
} {
  const served = changes.filter((record) => standing(record) !== 'retracted' && !reportsOurIndex(record));
  return {
    written: changes.flatMap(({ date, recorded_date: recorded }) => (recorded ? [date, recorded] : [date])),
    served: served.map(({ date }) => date),
  };
}

function newest(days: readonly IsoDate[], today: IsoDate): IsoDate | null {
  return days.reduce<IsoDate | null>((most, day) => (day <= today && (most === null || day > most) ? day : most), null);
}
