import type { MeasureKind } from '../limits/measures.ts';

/** One amount in a text: "512 MB of memory per project", "$5 of credit a month", "unlimited users". */
export interface Figure {
  readonly kind: MeasureKind | 'unlimited';
  /**
   * Bytes, seconds, units of the currency, per cent, or a plain number. A decimal byte unit counts in powers of 1,000
   * (`512 MB` is 512,000,000), a binary one in powers of 1,024. Infinity for `unlimited`.
   */
  readonly amount: number;
  /** False for a bound, a range, an addition, a denial or a former amount: "5+", "over 5", "5 to 10", "an additional 5". */
  readonly isAmount: boolean;
  /** `GB`, `GiB`, `minute`, `hour`, `USD`, `%`; null for counts and `unlimited`. */
  readonly unit: string | null;
  /** What is counted, in lower case and singular (`build minute`, `monthly active user`, `storage`); null if not stated. */
  readonly thing: string | null;
  /** `month`, `15 minutes`, `once`; null where the text states no period. */
  readonly period: string | null;
  /** What the amount is granted to, in lower case and singular: `project`, `seat`, `file`; null if not stated. */
  readonly per: string | null;
  /** As written, from currency or number to the end of the period and scope. */
  readonly text: string;
  /** The words after the amount and its unit. */
  readonly words: string;
  /** Offsets into the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

type Amount = Pick<Figure, 'kind' | 'amount' | 'unit'>;

/** Whether two figures state one amount of one kind, up to the two meanings of decimal units of bytes. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  if (one.kind !== other.kind || (one.kind === 'money' && one.unit !== other.unit)) return false;
  return meanings(one).some((first) => meanings(other).some((second) => isClose(first, second)));
}

/** A decimal unit of bytes is often meant in powers of 1,024. */
function meanings({ unit, amount }: Amount): readonly number[] {
  const power = ['KB', 'MB', 'GB', 'TB', 'PB'].indexOf(unit ?? '') + 1;
  return [amount, amount * 1.024 ** power];
}

/** Equal up to the rounding of binary fractions; infinity equals only itself. */
const isClose = (a: number, b: number): boolean => a === b || Math.abs(a - b) <= 1e-9 * Math.min(a, b);

/** Whether two figures count one thing by its name; a name with a further word before it is the same thing more closely. */
export function isSameThing(one: Figure, other: Figure): boolean {
  if (one.thing === null || other.thing === null) return false;
  return one.thing === other.thing || one.thing.endsWith(` ${other.thing}`) || other.thing.endsWith(` ${one.thing}`);
}
