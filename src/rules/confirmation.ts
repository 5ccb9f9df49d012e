import type { Listing } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';

/**
 * The day on which a read last confirmed an offer's stored terms. None where the terms were themselves restated from a
 * reading (a page cannot confirm what was copied from it), where a later read found them changed, or where the entry was
 * written after that read, so that it confirmed other words.
 */
export function confirmedOn({ offer, read }: Listing): IsoDate | null {
  const confirmed = read?.last_success;
  if (confirmed === undefined || offer.restated_from) return null;
  return read?.last_read?.outcome === 'changed' || offer.verifiedDate > confirmed ? null : confirmed;
}
