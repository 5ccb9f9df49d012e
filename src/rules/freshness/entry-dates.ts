import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { DerivedDates } from '../../model/derived.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';

/** Days of offers that lists are filtered and ordered by. */
interface EntryDates {
  readonly verified: (listing: Listing) => IsoDate;
  /** The last day of the offer; undefined without one. */
  readonly expires: (listing: Listing) => IsoDate | undefined;
}

const FROM_RECORDS: EntryDates = {
  verified: ({ offer }) => offer.verifiedDate,
  expires: ({ offer }) => offer.expires_date,
};

const DAY_CHARS = 'YYYY-MM-DD'.length;

export const entryDates = memoizeByCatalogue(({ records }): EntryDates => {
  const known = derivedPart(records, 'dates');
  if (!known) return FROM_RECORDS;
  const { verified } = known;
  const expires = new Map(known.expires);
  return {
    verified: ({ position }) => verified.slice(position * DAY_CHARS, (position + 1) * DAY_CHARS) as IsoDate,
    expires: ({ position }) => expires.get(position),
  };
});

/** The days of a catalogue, as a build stores them. */
export function derivedDates({ listings }: Catalogue): DerivedDates {
  return {
    verified: listings.map(({ offer }) => offer.verifiedDate).join(''),
    expires: listings.flatMap(({ position, offer }) =>
      offer.expires_date === undefined ? [] : [[position, offer.expires_date] as const],
    ),
  };
}
