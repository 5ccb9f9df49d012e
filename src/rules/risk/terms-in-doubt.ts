import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { PageRead } from '../../model/page-read.ts';
import { dateMeaning } from '../changes/date-meaning.ts';
import { daysBetween } from '../dates/days.ts';
import { foldSpaces } from '../text/fold.ts';
import { isFreeTierRemoval } from './free-tier-withdrawal.ts';
import { isStandingChange, isExcludedByTier, isNegativeFor, type OfferFacts } from './standing.ts';

interface DoubtFacts extends OfferFacts {
  /** Tiers of the vendor's offers. */
  readonly tiers: readonly string[];
  readonly read: PageRead | undefined;
}

/** Why an offer's own records put its terms in doubt. It withholds an estimated cost only (docs/rules.md#terms-in-doubt). */
export function termsInDoubt(facts: DoubtFacts): string | null {
  const { offer, changes, read, today } = facts;
  const last = read?.last_read;
  if (last?.outcome === 'changed' && last.date >= offer.verifiedDate) {
    return `The read of ${last.date} found terms other than the stored ones.`;
  }
  const removal = changes.find((record) => record.date <= today && contradicts(record, facts));
  if (removal) {
    const named = removal.tier === undefined ? '' : ` "${removal.tier}"`;
    return `The ${removal.change_type} record of ${removal.date} says that the free tier${named} ended.`;
  }
  const newer = changes.find(
    (record) =>
      record.date <= today &&
      isNegativeFor(record, offer.tier) &&
      reportDay(record) > offer.verifiedDate &&
      daysBetween(record.date, offer.verifiedDate) <= MAX_DAYS_BEFORE_ENTRY,
  );
  if (!newer) return null;
  const day = reportDay(newer);
  const written = day === newer.date ? '' : `, written on ${day},`;
  return `The ${newer.change_type} record of ${newer.date}${written} is newer than the entry of ${offer.verifiedDate}.`;
}

/** An entry that was written longer after a change has its terms, whenever the change was recorded. */
const MAX_DAYS_BEFORE_ENTRY = 180;

/** A removal in force, even without a source, of no other tier that is listed; a later new free tier ends it. */
function contradicts(record: ChangeRecord, { offer, tiers, changes, today }: DoubtFacts): boolean {
  if (!isFreeTierRemoval(record) || !isStandingChange(record)) return false;
  const isOfListedTier = tiers.some((tier) => foldSpaces(tier) === foldSpaces(record.tier ?? ''));
  if (isExcludedByTier(record, isOfListedTier ? offer.tier : null)) return false;
  return !changes.some(
    (later) =>
      later.change_type === 'new_free_tier' &&
      isStandingChange(later) &&
      later.date > record.date &&
      later.date <= today,
  );
}

/** The day from which a record knows: of a discovery the day itself, whenever it was written down. */
function reportDay(record: ChangeRecord): IsoDate {
  return dateMeaning(record) === 'discovered' ? record.date : (record.recorded_date ?? record.date);
}
