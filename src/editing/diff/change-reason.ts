import { standing } from '../../rules/risk/standing.ts';
import type { DerivedValue } from './derived-values.ts';
import { countingFacts, countingRecords, sameRecord, type ListingView } from './listing-view.ts';
import { recordName, recordWeight } from './record-weight.ts';
import type { ChangeRecord } from '../../model/change-record.ts';

/** Why a derived value differs between two views of one listing, to follow "because"; null where nothing more is known. */
export function changeReason(derived: DerivedValue, before: ListingView, after: ListingView): string | null {
  const restsOnRecords = derived.name === 'risk_level' || derived.name === 'stability';
  return (restsOnRecords ? recordsMoved(before, after) : null) ?? derived.why(after) ?? ended(derived, before);
}

/** The records that begin or cease to count. A withheld level carries its own reason. */
function recordsMoved(before: ListingView, after: ListingView): string | null {
  const counted = countingRecords(before);
  const counts = countingRecords(after);
  const begun = counts.filter(({ record }) => !counted.some((known) => isSame(known.record, record)));
  if (begun.length > 0) return `${named(begun)} now ${begun.length === 1 ? 'counts' : 'count'}`;
  const [ceased] = counted.filter(({ record }) => !counts.some((known) => isSame(known.record, record)));
  if (ceased) return `${recordName(ceased.record)} no longer counts: ${ceasing(ceased.record, after)}`;
  const softened = counts.find(({ record, level }) =>
    counted.some((known) => isSame(known.record, record) && known.level !== level),
  );
  return softened ? `${recordName(softened.record)} has softened with age` : null;
}

const isSame = (one: ChangeRecord, other: ChangeRecord): boolean =>
  one.change_type === other.change_type && one.date === other.date && one.summary === other.summary;

const named = (records: readonly { readonly record: ChangeRecord }[]): string =>
  records.map(({ record }) => recordName(record)).join(' and ');

function ceasing(record: ChangeRecord, after: ListingView): string {
  const now = sameRecord(record, after.listing.vendor.changes);
  if (!now) return 'the record is gone';
  if (standing(now) !== standing(record))
    return `it was ${standing(now)} on ${now.resolution?.date ?? after.catalogue.date}`;
  return recordWeight(now, countingFacts(after)).replace(/^.*?: /, '');
}

function ended(derived: DerivedValue, before: ListingView): string | null {
  const ground = derived.why(before);
  return ground === null ? null : `what held before does no longer (${ground.replace(/\.$/, '')})`;
}
