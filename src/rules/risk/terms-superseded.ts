import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer } from '../../model/offer.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { tookEffectAfter } from '../changes/announced-ahead.ts';
import { newestFirst } from '../changes/change-history.ts';
import { direction } from './direction.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import { replacedFigure } from './replaced-figure.ts';
import { isStandingChange } from './standing.ts';
import { isAboutAnotherTier } from './tier-concerned.ts';

/** The newer terms, as read on a dated page. */
export interface Reading {
  readonly date: IsoDate;
  readonly url: string;
  readonly label: string;
  readonly terms: string;
}

/** The record whose previous terms equal the stored description (docs/rules.md#terms-superseded). */
export interface TermsSuperseded {
  readonly change_date: IsoDate;
  readonly change_type: ChangeType;
  readonly summary: string;
  readonly reading: Reading | null;
  readonly notice: string;
}

/** An offer with its vendor's records. */
export interface SupersedingFacts {
  readonly offer: Offer;
  readonly changes: readonly ChangeRecord[];
  readonly today: IsoDate;
}

/**
 * Set when the newest in-force negative record names the stored description as the previous terms, or when a change that was
 * announced ahead has replaced a figure of the description since the entry was written.
 */
export function termsSuperseded(facts: SupersedingFacts): TermsSuperseded | null {
  const record = supersedingRecord(facts);
  if (!record) return null;
  return {
    change_date: record.date,
    change_type: record.change_type,
    summary: record.summary,
    reading: supersedingReading(record),
    notice: `The description states the terms before the ${record.change_type} record of ${record.date}.`,
  };
}

/**
 * The record that supersedes the stored description: any of the newest day, in any order. Records about another tier
 * are skipped, so that an older matching record still applies. A record dated after today does not supersede the terms
 * yet.
 */
export function supersedingRecord({ offer, changes, today }: SupersedingFacts): ChangeRecord | null {
  const negative = changes.filter(
    (record) =>
      direction(record.change_type) === 'negative' &&
      isStandingChange(record) &&
      record.date <= today &&
      !isAboutAnotherTier(record, offer.tier),
  );
  const [newest] = newestFirst(negative);
  const stored = newest && foldSpaces(offer.description);
  const naming = negative.find(
    (record) => record.date === newest?.date && foldSpaces(record.previous_state) === stored,
  );
  return naming ?? replacingRecord({ offer, changes, today });
}

/** The newest change that was announced ahead, took effect after the entry was written, and replaced a figure of it. */
function replacingRecord({ offer, changes, today }: SupersedingFacts): ChangeRecord | null {
  const replacing = changes.filter(
    (record) =>
      tookEffectAfter(record, offer.verifiedDate, today) &&
      isStandingChange(record) &&
      !isAboutAnotherTier(record, offer.tier) &&
      replacedFigure(offer.description, record) !== null,
  );
  return newestFirst(replacing)[0] ?? null;
}

/** The terms that the record read; null without a source or without a text (docs/rules.md#terms-superseded). */
export function supersedingReading(record: ChangeRecord): Reading | null {
  if (record.source_url === undefined || record.current_state.trim() === '') return null;
  return {
    date: record.date,
    url: record.source_url,
    label: `${record.change_type} record of ${record.date}`,
    terms: record.current_state,
  };
}
