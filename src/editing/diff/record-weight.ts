import type { ChangeRecord } from '../../model/change-record.ts';
import {
  counting,
  isBearing,
  isUnsourced,
  severity,
  withheld,
  type CountingFacts,
} from '../../rules/risk/risk-rating.ts';
import { isInForce, reportsOurIndex, standing } from '../../rules/risk/standing.ts';

/** A short name of a record for use in a sentence. */
export function recordName({ change_type: type, date }: Pick<ChangeRecord, 'change_type' | 'date'>): string {
  return `${type} of ${date}`;
}

/** The effect of a record on the level today, or why it has none (docs/rules.md#counting). */
export function recordWeight(record: ChangeRecord, facts: CountingFacts): string {
  const [counted] = counting([record], facts);
  if (counted) return `counts: ${counted.level}`;
  if (withheld([record], facts).length > 0) {
    return isUnsourced(record) ? 'withholds the rating: it names no source' : 'withholds the rating: it is unconfirmed';
  }
  return `does not count: ${idleBecause(record, facts)}`;
}

/** The reason why a record neither counts nor withholds, in the order in which the rules exclude it. */
function idleBecause(record: ChangeRecord, facts: CountingFacts): string {
  if (severity(record) === null) {
    return record.listing_effect === undefined
      ? 'its type sets no level'
      : `its effect on the listing is ${record.listing_effect}`;
  }
  if (record.date > facts.today) return `it begins on ${record.date}`;
  if (!isInForce(record)) return `it was ${standing(record)} on ${record.resolution?.date ?? 'an unknown day'}`;
  if (reportsOurIndex(record)) return 'it reports our index and not the vendor';
  if (!isBearing(record, facts))
    return `it is about the tier ${record.tier ?? 'as it was'}, ${record.tier_direction ?? 'another one'}`;
  return 'it has lapsed with age';
}
