import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import { daysBetween } from './days.ts';

/** The end of an offer within the next 90 days. */
export interface ExpiresSoon {
  readonly expires_date: IsoDate;
  readonly days_until_expiry: number;
}

const DAYS_AHEAD = 90;

/** Set when the offer ends today or at most 90 days away (docs/rules.md#expires-soon). */
export function expiresSoon(offer: Offer, today: IsoDate): ExpiresSoon | null {
  if (offer.expires_date === undefined || offer.expires_date < today) return null;
  const daysUntilExpiry = daysBetween(today, offer.expires_date);
  if (daysUntilExpiry > DAYS_AHEAD) return null;
  return { expires_date: offer.expires_date, days_until_expiry: daysUntilExpiry };
}
