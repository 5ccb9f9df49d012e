import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import { daysBetween, addDays } from './days.ts';
import type { Catalogue } from '../../model/catalogue.ts';

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
