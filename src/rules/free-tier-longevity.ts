import type { Catalogue, Listing } from '../model/catalogue.ts';
import { assess } from './assessment.ts';
import { daysBetween } from './days.ts';
import { direction } from './direction.ts';
import { ENDED } from './gate.ts';
import { isInForce, standing } from './standing.ts';

/**
 * Days for which the free terms have stood: since the later of the earliest date held for the offer and the latest
 * negative record in force; never negative; null where there are no free terms to speak of (RULES.md 9, SPEC.md
 * "States" 4). A record dated ahead of today has not ended anything yet.
 */
export function freeTierLongevityDays(catalogue: Catalogue, listing: Listing): number | null {
  const { gate } = assess(catalogue, listing);
  if (gate && (ENDED.has(gate.code) || gate.code === 'not_a_free_offer')) return null;
  const { changes } = listing.vendor;
  // A record withdrawn as our own error vouches for no day.
  const vouching = changes.filter((record) => standing(record) !== 'retracted');
  const held = [listing.offer.verifiedDate, ...vouching.map((record) => record.date)].toSorted();
  const narrowed = changes
    .filter(
      (record) => isInForce(record) && direction(record.change_type) === 'negative' && record.date <= catalogue.date,
    )
    .map((record) => record.date);
  const since = [held[0] ?? catalogue.date, ...narrowed].toSorted().at(-1) ?? catalogue.date;
  return Math.max(0, daysBetween(since, catalogue.date));
}
