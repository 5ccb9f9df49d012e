import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { memoizeByCatalogue } from '../catalogue/per-catalogue.ts';

/** Offers with a catalogue date from a day on until today, newest first (docs/rules.md#newest). */
export function newestListings(catalogue: Catalogue, from: IsoDate): readonly Listing[] {
  return newestFirst(catalogue).filter(
    ({ offer }) => offer.verifiedDate >= from && offer.verifiedDate <= catalogue.date,
  );
}

const newestFirst = memoizeByCatalogue(({ listings }): readonly Listing[] =>
  listings.toSorted((one, other) => compare(other.offer.verifiedDate, one.offer.verifiedDate)),
);

function compare(one: IsoDate, other: IsoDate): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
