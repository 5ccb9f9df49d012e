import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { assess } from './assessment.ts';
import { daysBetween, earliest, latest } from '../dates/days.ts';
import { reportsOurIndex, concernsOffer, isAboutAnotherTier, isNegativeFor, isRetracted } from './standing.ts';
import { ENDED } from './gate.ts';
import { isFreeTierWithdrawal } from './free-tier-withdrawal.ts';

/** Days for which the free terms have been in place, by records up to today (docs/rules.md#free-tier-longevity). */
export function freeTierLongevityDays(catalogue: Catalogue, listing: Listing): number | null {
  const since = freeTermsSince(catalogue, listing);
  return since && Math.max(0, daysBetween(since, catalogue.date));
}

/**
 * The day after which no record dates a worsening of the free terms. Null where the longevity is null or 0, and for an offer that
 * has expired. A record may be written down long after its date, so the day of writing is not used.
 */
export function steadySince(catalogue: Catalogue, listing: Listing): IsoDate | null {
  const since = freeTermsSince(catalogue, listing);
  const isExpired = assess(catalogue, listing).gate?.code === 'offer_expired';
  return since !== null && since < catalogue.date && !isExpired ? since : null;
}

/** The day from which on the free terms are known, or of their last worsening or beginning; null where there are none. */
function freeTermsSince(catalogue: Catalogue, listing: Listing): IsoDate | null {
  const { gate, tier_class } = assess(catalogue, listing);
  if ((gate && ENDED.has(gate.code)) || tier_class === 'not free') return null;
  const { offer, vendor } = listing;
  const records = vendor.changes.filter(
    (record) => concernsListing(record, offer.tier) && record.date <= catalogue.date,
  );
  const negative = records.filter((record) => isNegativeFor(record, offer.tier));
  if (negative.some(isFreeTierWithdrawal)) return null;
  const known = earliest([offer.verifiedDate, ...records.map(({ date }) => date)]) ?? offer.verifiedDate;
  const begun = records.filter((record) => record.change_type === 'new_free_tier' && concernsOffer(record, offer.tier));
  return latest([known, ...[...negative, ...begun].map(({ date }) => date)]) ?? known;
}

/** Whether a record concerns the listed offer; a retracted one does not. */
function concernsListing(record: ChangeRecord, tier: string): boolean {
  if (isRetracted(record) || reportsOurIndex(record) || isAboutAnotherTier(record, tier)) return false;
  return record.change_type !== 'product_deprecated' || record.listing_effect !== 'none';
}
