import type { Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';

/**
 * The day on which a read last confirmed an offer's stored terms; null without a confirmation. A read does not confirm
 * terms restated from it, terms that a later read found changed, or an entry rewritten later
 * (docs/rules.md#confirmation).
 */
export function confirmedOn({ offer, read }: Pick<Listing, 'offer' | 'read'>): IsoDate | null {
  const confirmed = read?.last_success;
  if (confirmed === undefined || offer.restated_from || offer.verifiedDate > confirmed) return null;
  // The last read is the newest one, so on the day of the confirmation it came after it.
  const isFoundChanged = read?.last_read?.outcome === 'changed' && read.last_read.date >= confirmed;
  return isFoundChanged ? null : confirmed;
}
