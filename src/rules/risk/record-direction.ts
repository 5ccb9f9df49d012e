import type { ChangeRecord } from '../../model/change-record.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { type Figure, isSameThing } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { direction, type Direction, reportsOurIndex } from './standing.ts';

type Stated = Pick<ChangeRecord, 'change_type' | 'previous_state' | 'current_state' | 'summary' | 'reports'>;

/** Types whose name leaves open which way the prices go. */
export const OPEN_TYPES: ReadonlySet<ChangeType> = new Set(['pricing_restructured', 'pricing_model_change']);

const PER_CENT = '\\d+(?:\\.\\d+)?(?:[-–]\\d+(?:\\.\\d+)?)?%';
const CUT = new RegExp(
  `\\bcosts?(?: up to)? ${PER_CENT} less\\b|\\b${PER_CENT} (?:under|below|cheaper)\\b|\\bat lower prices\\b`,
  'i',
);
const RISE = new RegExp(`\\bcosts?(?: up to)? ${PER_CENT} more\\b|\\bprices? (?:are|is|were|was|go|went) up\\b`, 'i');
/** "from $25 to $20". */
const FROM_TO = /\bfrom [$€£](\d+(?:\.\d+)?) to [$€£](\d+(?:\.\d+)?)/g;
/** Something that cost nothing no longer does, so that a lower price is not the whole change. */
const NOTHING_FREE = /\bno (?:longer )?free\b|\bnone of them free\b/i;

/**
 * Which way a change goes, for display: by its type, except where the type leaves that open and the prices before and
 * after all fall. It is neutral where prices fall and a limit shrinks too, and for housekeeping. Risk is weighed by the type alone.
 */
export function recordDirection(record: Stated): Direction {
  const { change_type: type, previous_state: before, current_state: after } = record;
  if (reportsOurIndex(record)) return 'neutral';
  if (!OPEN_TYPES.has(type)) return direction(type);
  const [old, now] = [figuresOf(before), figuresOf(after)];
  if (!isPriceCut(record, old, now)) return direction(type);
  return NOTHING_FREE.test(after) || hasSmallerLimit(old, now) ? 'neutral' : 'positive';
}

function isPriceCut(record: Stated, old: readonly Figure[], now: readonly Figure[]): boolean {
  const { summary, current_state: after } = record;
  const text = `${summary} ${after}`;
  if (RISE.test(text)) return false;
  const pairs = [...summary.matchAll(FROM_TO)].map(([, from, to]) => Number(to) - Number(from));
  if (pairs.length > 0) return pairs.every((difference) => difference < 0);
  if (CUT.test(text)) return true;
  const [before, today] = [old.filter(isMoney), now.filter(isMoney)];
  // Lists of other lengths name other plans, and no price of one is that of the other.
  if (before.length !== today.length) return false;
  const moves = before.map((figure, place) => amountSign(figure, today[place]));
  return moves.includes(-1) && moves.every((move) => move === -1 || move === 0);
}

function isMoney({ kind }: Figure): boolean {
  return kind === 'money';
}

/** Whether a limit that both texts state of one thing for one period is smaller after than before. */
function hasSmallerLimit(old: readonly Figure[], now: readonly Figure[]): boolean {
  return old.some((figure) => {
    if (isMoney(figure) || figure.kind === 'percent') return false;
    const same = now.filter((other) => other.kind === figure.kind && isSameThing(figure, other));
    return same.length === 1 && amountSign(figure, same[0]) === -1;
  });
}

/** The sign of the difference of two figures of a kind; null where they are of other units, periods or receivers. */
function amountSign(before: Figure, after: Figure | undefined): number | null {
  if (!after || before.period !== after.period || before.per !== after.per) return null;
  if (isMoney(before) && before.unit !== after.unit) return null;
  return Math.sign(after.amount - before.amount);
}
