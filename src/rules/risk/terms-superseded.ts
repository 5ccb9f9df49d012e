import type { ChangeRecord } from '../../model/change-record.ts';
import { tookEffectAfter } from '../changes/date-meaning.ts';
import { newestFirst } from '../changes/change-history.ts';
import { direction, isStandingChange, isAboutAnotherTier, type OfferFacts } from './standing.ts';
import { foldSpaces } from '../text/fold.ts';
import { type Figure, isSameAmount, isSameThing } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';

/** The newer terms, as read on a dated page. */
export type Reading = NonNullable<ReturnType<typeof supersedingReading>>;

/**
 * Set when the newest in-force negative record names the stored description as the previous terms, or when a change that was
 * announced ahead has replaced a figure of the description since the entry was written.
 */
export function termsSuperseded(facts: OfferFacts) {
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
export function supersedingRecord({ offer, changes, today }: OfferFacts): ChangeRecord | null {
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
function replacingRecord({ offer, changes, today }: OfferFacts): ChangeRecord | null {
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
export function supersedingReading(record: ChangeRecord) {
  if (record.source_url === undefined || record.current_state.trim() === '') return null;
  return {
    date: record.date,
    url: record.source_url,
    label: `${record.change_type} record of ${record.date}`,
    terms: record.current_state,
  };
}

/** The states of a record; an authored record may leave either out. */
type States = Partial<Pick<ChangeRecord, 'previous_state' | 'current_state'>>;

/**
 * The first figure that a description gives, a record calls the previous one, and the record replaces by a figure that the
 * description does not give, as each of the two writes it. Null where there is none, or where it is not certain which figure
 * replaces which.
 */
export function replacedFigure(description: string, record: States) {
  const before = measuresIn(record.previous_state);
  // The description is the longest text, and most records state no figure.
  if (before.length === 0) return null;
  const after = measuresIn(record.current_state);
  const written = measuresIn(description);
  for (const old of before) {
    const own = equalIn(written, old);
    if (equalIn(after, old) || !own) continue;
    const replacing = after.filter((figure) => isSameMeasure(figure, old));
    const [now] = replacing;
    // The replacement is certain only where each state has one figure of the measure.
    const isPair = replacing.length === 1 && before.filter((figure) => isSameMeasure(figure, old)).length === 1;
    if (now && isPair && !equalIn(written, now)) return { old: own.text, now: now.text };
  }
  return null;
}

/** The figures of a text without bare numbers, which have nothing to compare. */
const measuresIn = (text = ''): readonly Figure[] =>
  figuresOf(text).filter(({ kind, thing }) => kind !== 'count' || thing !== null);

function isSameMeasure(one: Figure, other: Figure): boolean {
  if (one.kind !== other.kind || (one.kind === 'money' && one.unit !== other.unit)) return false;
  return one.thing === null || other.thing === null ? one.unit === other.unit : isSameThing(one, other);
}

function equalIn(figures: readonly Figure[], figure: Figure): Figure | undefined {
  return figures.find((one) => isSameMeasure(one, figure) && isSameAmount(one, figure));
}
