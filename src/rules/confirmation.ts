import type { Listing } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';

/**
 * The day on which a read last confirmed an offer's stored terms. None where the terms were themselves restated from a
 * reading: a page cannot confirm what was copied from it (RULES.md 10).
 */
export function confirmedOn({ offer, read }: Listing): IsoDate | null {
  return offer.restated_from ? null : (read?.last_success ?? null);
}
