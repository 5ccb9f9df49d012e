import type { ChangeRecord } from '../../model/change-record.ts';
import { fold } from '../text/fold.ts';

/** An amount with the word it counts: `5 GB`, `3 participants`, `$25`. */
interface Figure {
  readonly amount: string;
  readonly unit: string;
  /** As it is written. */
  readonly text: string;
}

const FIGURE = /(?<![\w.])([$€£]?)(\d[\d,]*(?:\.\d+)?)\s?(k\b|m\b|million\b|billion\b)?\s?([\p{L}]{2,})?/giu;

/** Words that stand behind a number without being what it counts. */
const NO_UNIT = new Set([
  'and',
  'or',
  'in',
  'of',
  'to',
  'at',
  'for',
  'with',
  'per',
  'on',
  'are',
  'is',
  'free',
  'a',
  'by',
  'from',
  'tiers',
  'were',
]);

/** The figures of a text that name what they count; a bare number tells nothing. */
function figures(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].flatMap(([written, currency = '', number = '', scale = '', word = '']) => {
    const counted = fold(word).replace(/s$/, '');
    const unit = currency === '' ? counted : currency;
    if (unit === '' || (currency === '' && NO_UNIT.has(fold(word)))) return [];
    return [{ amount: `${number.replaceAll(',', '')}${fold(scale).charAt(0)}`, unit, text: written.trim() }];
  });
}

/** A figure of a description that a record replaces, and the figure in its place, both as written. */
export interface ReplacedFigure {
  readonly old: string;
  readonly now: string;
}

/** The states of a record; an authored record may leave either out. */
type States = Partial<Pick<ChangeRecord, 'previous_state' | 'current_state'>>;

/**
 * The first figure that a description gives, a record calls the previous one, and the record replaces by a figure that the
 * description does not give. Null where there is none, or where a state has several figures of the unit, so that it is not
 * certain which replaces which.
 */
export function replacedFigure(description: string, states: States): ReplacedFigure | null {
  const [before, after, written] = [states.previous_state, states.current_state, description].map((text) =>
    figures(text ?? ''),
  );
  if (!before || !after || !written) return null;
  for (const old of before) {
    if (holds(after, old) || !holds(written, old)) continue;
    const replacing = after.filter(({ unit }) => unit === old.unit);
    const [now] = replacing;
    const isPair = replacing.length === 1 && before.filter(({ unit }) => unit === old.unit).length === 1;
    if (now && isPair && !holds(written, now)) return { old: old.text, now: now.text };
  }
  return null;
}

function holds(list: readonly Figure[], { unit, amount }: Figure): boolean {
  return list.some((figure) => figure.unit === unit && figure.amount === amount);
}
