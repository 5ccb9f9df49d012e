import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { addDays, daysBetween } from './days.ts';

/** An offer that ends within a window. */
export interface Expiry {
  readonly listing: Listing;
  readonly expiresDate: IsoDate;
  readonly daysUntilExpiry: number;
}

/** Offers that end today or at most `withinDays` days later, soonest first (docs/rules.md#expiring). */
export function expiring(catalogue: Catalogue, withinDays: number): readonly Expiry[] {
  const last = addDays(catalogue.date, withinDays);
  return catalogue.listings
    .flatMap((listing) => {
      const { expires_date: expiresDate } = listing.offer;
      if (expiresDate === undefined || expiresDate < catalogue.date || expiresDate > last) return [];
      return [{ listing, expiresDate, daysUntilExpiry: daysBetween(catalogue.date, expiresDate) }];
    })
    .sort((one, other) => one.daysUntilExpiry - other.daysUntilExpiry);
}
