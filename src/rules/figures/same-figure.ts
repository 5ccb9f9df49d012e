import type { Figure } from './figure.ts';
import { sameThing, type ThingMatch } from './same-thing.ts';

/** `same_amount_other_period`: equal amounts, but one is per week and the other per month. */
export type AmountMatch = 'same' | 'same_amount_other_period' | 'different';

/** `one_side`: only one of the two states it, which does not contradict and confirms less. */
export type PartMatch = 'same' | 'one_side' | 'different';

export interface FigureMatch {
  readonly amount: AmountMatch;
  /** `same` also where neither states a period. */
  readonly period: PartMatch;
  /** Whether the two measure the same: bytes with bytes, euros with euros. If not, the amount is `different`. */
  readonly isUnitComparable: boolean;
  readonly thing: ThingMatch;
  readonly per: PartMatch;
  /** "up to 5" against "5" differs in nothing that matters; "5+" against "5" does. */
  readonly isSameBound: boolean;
}

/** Whether two figures state the same, after normalisation of number, unit and period. */
export function sameFigure(a: Figure, b: Figure): FigureMatch {
  const isUnitComparable = isComparable(a, b);
  const isEqual = isUnitComparable && hasEqualAmount(a, b);
  const period = periodMatch(a, b);
  return {
    amount: !isEqual ? 'different' : period === 'different' ? 'same_amount_other_period' : 'same',
    period,
    isUnitComparable,
    thing: sameThing(a, b),
    per: partMatch(a.per, b.per),
    isSameBound: a.bound === b.bound || (a.bound !== 'at_least' && b.bound !== 'at_least'),
  };
}

function isComparable(a: Figure, b: Figure): boolean {
  if (a.kind === 'unlimited' || b.kind === 'unlimited') return true;
  return a.kind === b.kind && (a.kind !== 'money' || a.unit === b.unit);
}

function hasEqualAmount(a: Figure, b: Figure): boolean {
  if ((a.min === null) !== (b.min === null)) return false;
  return readings(a).some((one) =>
    readings(b).some(
      (other) => isClose(a.amount * a.times * one, b.amount * b.times * other) && hasEqualMin(a, b, one / other),
    ),
  );
}

function hasEqualMin(a: Figure, b: Figure, ratio: number): boolean {
  return a.min === null || b.min === null || isClose(a.min * a.times * ratio, b.min * b.times);
}

const POWER: ReadonlyMap<string | null, number> = new Map([
  ['KB', 1],
  ['MB', 2],
  ['GB', 3],
  ['TB', 4],
  ['PB', 5],
]);

/** A decimal unit of bytes is often meant in powers of 1,024: the factors under which its amount may be read. */
function readings(figure: Figure): readonly number[] {
  const power = POWER.get(figure.unit);
  return power === undefined ? [1] : [1, 1.024 ** power];
}

/** Equal up to the rounding of binary fractions; infinity equals only itself. */
export function isClose(a: number, b: number): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function periodMatch(a: Figure, b: Figure): PartMatch {
  const match = partMatch(a.period, b.period);
  return match === 'same' && a.periods !== b.periods ? 'different' : match;
}

function partMatch(a: string | null, b: string | null): PartMatch {
  if (a === b) return 'same';
  return a === null || b === null ? 'one_side' : 'different';
}
