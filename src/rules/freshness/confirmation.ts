import type { Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';

/**
 * The day on which a read last confirmed an offer's stored terms; null where nothing confirms them. A page cannot confirm
 * terms that were restated from it, terms that a later read found changed, or an entry that was rewritten afterwards.
 */
export function confirmedOn({ offer, read }: Pick<Listing, 'offer' | 'read'>): IsoDate | null {
  const confirmed = read?.last_success;
  if (confirmed === undefined || offer.restated_from || offer.verifiedDate > confirmed) return null;
  const isFoundChanged = read?.last_read?.outcome === 'changed' && read.last_read.date > confirmed;
  return isFoundChanged ? null : confirmed;
}
