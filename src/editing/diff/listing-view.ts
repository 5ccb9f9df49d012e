import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { assess } from '../../rules/risk/assessment.ts';
import {
  isUnsourced,
  ratingRecords,
  severity,
  unprovenRecords,
  type WeighedRecord,
} from '../../rules/risk/risk-rating.ts';
import { concernsOffer, isInForce, type RecordFacts, reportsOurIndex, standingOf } from '../../rules/risk/standing.ts';

export type ListingView = ReturnType<typeof listingView>;

/** A listing with everything the rules conclude about it, as of one day. */
export function listingView(catalogue: Catalogue, listing: Listing) {
  return { catalogue, listing, assessment: assess(catalogue, listing) };
}

/** The records of a listing's vendor, with the facts that they are rated by. */
export function recordFacts({ catalogue, listing }: ListingView): RecordFacts {
  return { changes: listing.vendor.changes, offerTier: listing.offer.tier, today: catalogue.date };
}

/** The records that set a level today. */
export function countingRecords(view: ListingView): readonly WeighedRecord[] {
  return ratingRecords(recordFacts(view));
}

/** The same record in another state of its vendor, if present: by type and date, and best by its words too. */
export function sameRecord(record: ChangeRecord, changes: readonly ChangeRecord[]): ChangeRecord | undefined {
  const alike = changes.filter(({ change_type: type, date }) => type === record.change_type && date === record.date);
  return alike.find(({ summary }) => summary === record.summary) ?? alike[0];
}

/** A short name of a record for use in a sentence. */
export function recordName({ change_type: type, date }: Pick<ChangeRecord, 'change_type' | 'date'>): string {
  return `${type} of ${date}`;
}

/** The effect of a record on the level today, or why it has none (docs/rules.md#counting). */
export function recordWeight(record: ChangeRecord, facts: RecordFacts): string {
  const alone = { ...facts, changes: [record] };
  const [counted] = ratingRecords(alone);
  if (counted) return `counts: ${counted.level}`;
  if (unprovenRecords(alone).length > 0) {
    return isUnsourced(record) ? 'withholds the rating: it names no source' : 'withholds the rating: it is unconfirmed';
  }
  return `does not count: ${idleBecause(record, facts)}`;
}

/** The reason why a record neither counts nor withholds, in the order in which the rules exclude it. */
function idleBecause(record: ChangeRecord, facts: RecordFacts): string {
  if (severity(record) === null) {
    return record.listing_effect === undefined
      ? 'its type sets no level'
      : `its effect on the listing is ${record.listing_effect}`;
  }
  if (record.date > facts.today) return `it begins on ${record.date}`;
  if (!isInForce(record)) return `it was ${standingOf(record)} on ${record.resolution?.date ?? 'an unknown day'}`;
  if (reportsOurIndex(record)) return 'it reports our index and not the vendor';
  if (!concernsOffer(record, facts.offerTier))
    return `it is about the tier ${record.tier ?? 'as it was'}, ${record.tier_direction ?? 'another one'}`;
  return 'it has lapsed with age';
}

/** The records that begin or cease to count. A withheld level carries its own reason. */
export function recordsMoved(before: ListingView, after: ListingView): string | null {
  const counted = countingRecords(before);
  const counts = countingRecords(after);
  const begun = counts.filter(({ record }) => !counted.some((known) => isSame(known.record, record)));
  const names = begun.map(({ record }) => recordName(record));
  if (names.length > 0) return `${names.join(' and ')} now ${names.length === 1 ? 'counts' : 'count'}`;
  const [ceased] = counted.filter(({ record }) => !counts.some((known) => isSame(known.record, record)));
  if (ceased) return `${recordName(ceased.record)} no longer counts: ${reasonOfCeasing(ceased.record, after)}`;
  const softened = counts.find(({ record, level }) =>
    counted.some((known) => isSame(known.record, record) && known.level !== level),
  );
  return softened ? `${recordName(softened.record)} has softened with age` : null;
}

const isSame = (one: ChangeRecord, other: ChangeRecord): boolean =>
  one.change_type === other.change_type && one.date === other.date && one.summary === other.summary;

function reasonOfCeasing(record: ChangeRecord, after: ListingView): string {
  const now = sameRecord(record, after.listing.vendor.changes);
  if (!now) return 'the record is gone';
  if (standingOf(now) !== standingOf(record))
    return `it was ${standingOf(now)} on ${now.resolution?.date ?? after.catalogue.date}`;
  return recordWeight(now, recordFacts(after)).replace(/^.*?: /, '');
}
