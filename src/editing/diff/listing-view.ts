import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { assess, type Assessment } from '../../rules/risk/assessment.ts';
import { counting, type CountingFacts, type WeighedRecord } from '../../rules/risk/risk-rating.ts';

/** A listing with everything the rules conclude about it, as of one day. */
export interface ListingView {
  readonly catalogue: Catalogue;
  readonly listing: Listing;
  readonly assessment: Assessment;
}

/** A listing with its assessment, as in the build. */
export function listingView(catalogue: Catalogue, listing: Listing): ListingView {
  return { catalogue, listing, assessment: assess(catalogue, listing) };
}

/** The facts that records of a listing are rated with. */
export function countingFacts({ catalogue, listing }: ListingView): CountingFacts {
  return { today: catalogue.date, offerTier: listing.offer.tier };
}

/** The records that set a level today. */
export function countingRecords(view: ListingView): readonly WeighedRecord[] {
  return counting(view.listing.vendor.changes, countingFacts(view));
}

/** The same record in another state of its vendor, if present: by type and date, and best by its words too. */
export function sameRecord(record: ChangeRecord, changes: readonly ChangeRecord[]): ChangeRecord | undefined {
  const alike = changes.filter(({ change_type: type, date }) => type === record.change_type && date === record.date);
  return alike.find(({ summary }) => summary === record.summary) ?? alike[0];
}
