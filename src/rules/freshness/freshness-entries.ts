import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { assess } from '../risk/assessment.ts';
import { byCodeUnits } from '../text/by-code-units.ts';
import { confirmedOn } from './confirmation.ts';

/** The age of one offer's entry (docs/rules.md#freshness-scores). */
export interface FreshnessEntry {
  readonly vendor: string;
  readonly category: string;
  readonly verifiedDate: IsoDate;
  readonly last_read_date: IsoDate | null;
  readonly confirmed_on: IsoDate | null;
  readonly url: string;
  readonly days_since_verified: number;
  readonly days_since_read: number | null;
}

/** The oldest and newest entries of the catalogue. */
export interface FreshnessEntries {
  readonly stalest_entries: readonly FreshnessEntry[];
  readonly freshest_entries: readonly FreshnessEntry[];
}

const ENTRIES_SHOWN = 20;

/** The 20 oldest and the 20 newest entries by catalogue date (docs/rules.md#freshness-scores). */
export function freshnessEntries(catalogue: Catalogue): FreshnessEntries {
  const { listings } = catalogue;
  // Sorting keeps catalogue order among entries of one day.
  const newestFirst = [...listings].sort(byNewest);
  const oldestFirst = [...listings].sort((one, other) => byNewest(other, one));
  return {
    stalest_entries: oldestFirst.slice(0, ENTRIES_SHOWN).map((listing) => entry(catalogue, listing)),
    freshest_entries: newestFirst.slice(0, ENTRIES_SHOWN).map((listing) => entry(catalogue, listing)),
  };
}

function byNewest({ offer: one }: Listing, { offer: other }: Listing): number {
  return byCodeUnits(other.verifiedDate, one.verifiedDate);
}

function entry(catalogue: Catalogue, listing: Listing): FreshnessEntry {
  const { vendor, category, offer, read } = listing;
  const assessment = assess(catalogue, listing);
  return {
    vendor: vendor.name,
    category: category.name,
    verifiedDate: offer.verifiedDate,
    last_read_date: read?.last_read?.date ?? null,
    confirmed_on: confirmedOn(listing),
    url: offer.url,
    days_since_verified: assessment.days_since_verified,
    days_since_read: assessment.days_since_read,
  };
}
