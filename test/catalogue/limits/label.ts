import { LIMIT_MEASURES, type Limit, type LimitMeasure } from '../../../src/model/limit.ts';

/** A limit that a reader wrote down. */
export interface Label {
  readonly measure: LimitMeasure;
  readonly amount: number | null;
  /** Null where none is stated; `~` where the sentence leaves it open. */
  readonly period: string | null;
  readonly each: string | null;
  readonly isOptional: boolean;
  readonly written: string;
}

const LABEL = /^(\??)([a-z_]+) (unlimited|[\d.]+)(?: ([A-Za-z]+))?(?:\/([a-z~]+))?(?: per ([a-z~ ]+))?$/;

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['KB', 1e3],
  ['MB', 1e6],
  ['GB', 1e9],
  ['TB', 1e12],
  ['MiB', 2 ** 20],
  ['GiB', 2 ** 30],
  ['TiB', 2 ** 40],
  ['USD', 1],
  ['EUR', 1],
  ['hour', 1],
  ['minute', 1],
]);

/** Reads MEASURE AMOUNT [UNIT][/PERIOD] [per WHAT]. */
export function labelOf(written: string): Label {
  const [, mark, measure, amount, unit, period, each] = LABEL.exec(written) ?? [];
  const known = LIMIT_MEASURES.find((one) => one === measure);
  if (known === undefined || amount === undefined) throw new Error(`not a label: ${written}`);
  return {
    measure: known,
    amount: amount === 'unlimited' ? null : (Number(amount) * factorOf(unit)) / hourShare(known, unit),
    period: period ?? null,
    each: each ?? null,
    isOptional: mark === '?',
    written,
  };
}

function factorOf(unit: string | undefined): number {
  return unit === undefined ? 1 : (FACTORS.get(unit) ?? 1);
}

/** Hours are the unit of computing time. */
function hourShare(measure: LimitMeasure, unit: string | undefined): number {
  if (measure !== 'compute_hours') return 1;
  return unit === 'minute' ? 60 : unit === 'second' ? 3600 : 1;
}

export function isLabelled(limit: Limit, label: Label): boolean {
  if (limit.measure !== label.measure || !isEqual(limit.amount, label.amount)) return false;
  const stated = [limit.scope, limit.per].filter((part) => part !== undefined && part !== null);
  const wanted = [label.each, label.period].filter((part) => part !== null && part !== '~');
  if (!wanted.every((part) => stated.includes(part ?? ''))) return false;
  const isOpen = label.each === '~' || label.period === '~';
  return isOpen || stated.length === wanted.length;
}

function isEqual(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-9 * Math.max(a, b));
}
