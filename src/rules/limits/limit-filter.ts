import {
  LIMIT_MEASURES,
  LIMIT_PERIODS,
  STORAGE_KINDS,
  type Limit,
  type LimitMeasure,
  type LimitPeriod,
  type StorageKind,
} from '../../model/limit.ts';
import { currencyOf, multiply, scaleOf, sizeOf, unitOf } from '../figures/units.ts';
import { MEASURES, type Measure, type MeasureKind } from './measures.ts';

/** The requested minimum of one measure. */
export interface LimitFilter {
  readonly measure: LimitMeasure;
  /** In the unit of the measure; infinite for `unlimited`. */
  readonly least: number;
  /** The currency of a credit, else null. */
  readonly currency: string | null;
  /** Null when the request names none. */
  readonly period: LimitPeriod | null;
  /** The kind of storage; null when the request names none. */
  readonly kind: StorageKind | null;
}

/** A measure of which amounts can be compared; the largest is not the best of a duration, and `other` counts anything. */
export type FilteredMeasure = Exclude<LimitMeasure, 'duration' | 'other'>;
export const FILTERED_MEASURES = LIMIT_MEASURES.filter(
  (measure): measure is FilteredMeasure => measure !== 'duration' && measure !== 'other',
);

export type LimitParameterName = `min_${FilteredMeasure}`;

/** The query parameters, `min_storage` and so on, in the order of the measures. */
export const LIMIT_PARAMETERS: readonly LimitParameterName[] = FILTERED_MEASURES.map((one) => `min_${one}` as const);

/** Longer values are refused. */
export const MAX_LIMIT_CHARS = 40;
const VALUE = /^([0-9][0-9,_]*(?:\.[0-9]+)?|unlimited) ?([a-z%]*)(?: ?\/ ?([a-z]+)| ([a-z]+))?$/i;

const EXAMPLES: Readonly<Record<MeasureKind, string>> = {
  bytes: '10GB, 512MB or 1GiB',
  count: '3000 or 10k',
  duration: '300, 90min or 100h',
  money: '100, 100USD or 50EUR',
  percent: '50',
};

/** Measures that are filtered by period: flows and credits. */
const isRenewed = (measure: LimitMeasure): boolean => MEASURES[measure].isFlow || measure === 'credit';

/** Reads `min_emails=3000/month`, `min_storage=10GB object`; `parameter` is one of `LIMIT_PARAMETERS`. The error is for a 400. */
export function limitFilter(parameter: string, value: string): LimitFilter | Record<'param' | 'error', string> {
  const measure = FILTERED_MEASURES.find((one) => `min_${one}` === parameter);
  if (!measure)
    return { param: parameter, error: `${parameter} is unknown; use one of ${LIMIT_PARAMETERS.join(', ')}` };
  const [, number = '', unit = '', period, word] =
    value.length > MAX_LIMIT_CHARS ? [] : (VALUE.exec(value.trim()) ?? []);
  const least = leastAmount(measure, number, unit);
  const currency = MEASURES[measure].kind === 'money' ? (currencyOf(unit || 'USD') ?? null) : null;
  const named = period === undefined ? null : namedPeriod(period);
  const kind = word === undefined ? null : STORAGE_KINDS.find((one) => one === word.toLowerCase());
  const isKindWrong = kind === undefined || (kind !== null && measure !== 'storage');
  if (least === null || isKindWrong || named === undefined || (named !== null && !isRenewed(measure))) {
    const got = value.slice(0, MAX_LIMIT_CHARS);
    return { param: parameter, error: `${parameter} must be ${expectation(measure)}; got "${got}"` };
  }
  return { measure, least, currency, period: named, kind };
}

function expectation(measure: FilteredMeasure): string {
  const what = `an amount such as ${EXAMPLES[MEASURES[measure].kind]}, or unlimited`;
  if (measure === 'storage') return `${what}, without a period; a kind may follow a space: ${STORAGE_KINDS.join(', ')}`;
  if (!isRenewed(measure)) return `${what}, without a period`;
  return `${what}; a period may follow a slash: ${PERIODS.join(', ')}`;
}

const PERIODS = LIMIT_PERIODS.filter((period) => period !== 'once');

function namedPeriod(word: string): LimitPeriod | undefined {
  const lower = word.toLowerCase();
  return PERIODS.find((period) => period === lower || (lower === 'mo' && period === 'month'));
}

function leastAmount(measure: FilteredMeasure, number: string, unit: string): number | null {
  if (number.toLowerCase() === 'unlimited') return unit === '' ? Number.POSITIVE_INFINITY : null;
  const factor = number === '' ? undefined : factorOf(MEASURES[measure], unit);
  return factor === undefined ? null : multiply(Number(number.replace(/[,_]/g, '')), factor);
}

/** How much of a measure one of a written unit is; undefined where it is no unit of the measure. Bytes need one. */
function factorOf({ kind, unit: own }: Measure, written: string): number | undefined {
  if (kind === 'count') return scaleOf(written);
  if (written === '') return kind === 'bytes' ? undefined : 1;
  if (kind === 'percent') return written === '%' ? 1 : undefined;
  if (kind === 'money') return currencyOf(written) === undefined ? undefined : 1;
  const unit = unitOf(written);
  return unit?.kind === kind ? unit.size / sizeOf(own) : undefined;
}

/** How long periods are, the first one 1. */
type Lengths = Readonly<Record<string, number>>;
/** Periods of allowances: a month is 30 days. */
const DAYS: Lengths = { day: 1, week: 7, month: 30, year: 365 };
/** Periods of rates: "60 a minute" is not comparable to an amount a month. */
const SECONDS: Lengths = { second: 1, minute: 60, hour: 3600 };

type Compared = Pick<LimitFilter, 'measure' | 'kind'> & Partial<LimitFilter>;

/** The limits by which a filter finds an offer: of one scope, for new customers, and large enough where they do not renew. */
export function comparedLimits(limits: readonly Limit[], filter: Compared): readonly Limit[] {
  const { measure, currency = null, kind, least = 0 } = filter;
  const isOfUnit = ({ unit }: Limit): boolean => (currency === null ? unit !== 'GB-hours' : unit === currency);
  const isOfKind = (limit: Limit): boolean => limit.measure === measure && (kind === null || limit.kind === kind);
  const own = ofOneScope(limits.filter((limit) => isOfUnit(limit) && isOfKind(limit) && limit.for === undefined));
  return own.filter((limit) => isRenewed(measure) || amountOf(limit) >= least);
}

/** "50 MB storage per site" is of another scope than "1 GB storage". Alone it counts, as every customer has a site. */
function ofOneScope(limits: readonly Limit[]): readonly Limit[] {
  const whole = limits.filter(({ scope }) => scope === undefined);
  return limits.filter(
    ({ scope, per, kind }) => scope === undefined || !whole.some((one) => one.per === per && one.kind === kind),
  );
}

/**
 * Whether an offer grants at least the amount of a filter. Of several limits of one period the largest counts, and of
 * several periods the strictest, as all of them apply. A filter without a period means a month, or a limit without one.
 * An unlimited amount without a period is unlimited in every period. A limit that new
 * customers do not get grants nothing.
 */
export function grants(limits: readonly Limit[], filter: LimitFilter): boolean {
  const stated = comparedLimits(limits, filter);
  if (!isRenewed(filter.measure)) return stated.length > 0;
  const period = filter.period ?? 'month';
  const unnamed = stated.filter(({ per }) => per === null || per === 'once');
  if (filter.period === null && unnamed.some((limit) => amountOf(limit) >= filter.least)) return true;
  const isUnlimited = stated.some((limit) => limit.per === null && amountOf(limit) === Number.POSITIVE_INFINITY);
  const shares = amountsPer(stated, period, period in DAYS ? DAYS : SECONDS);
  return (shares.length > 0 || isUnlimited) && shares.every((amount) => amount >= filter.least);
}

/** The largest amount of each period that limits have, as an amount of one period. */
function amountsPer(limits: readonly Limit[], period: string, lengths: Lengths): readonly number[] {
  return Object.entries(lengths).flatMap(([per, length]) => {
    const most = largest(limits.filter((limit) => limit.per === per).map(amountOf));
    return most === null ? [] : [(most * (lengths[period] ?? 1)) / length];
  });
}

/**
 * The amount of a measure by which offers may be sorted, in its unit; a renewed one for a month. As in `grants`, the
 * largest of several limits of one period counts, and the strictest of several periods. Infinite for `unlimited`; null
 * where no limit is stated, or only a rate per second, minute or hour.
 */
export function comparableAmount(limits: readonly Limit[], measure: LimitMeasure, unit: string | null): number | null {
  const stated = comparedLimits(limits, { measure, currency: unit, kind: null });
  if (!isRenewed(measure)) return largest(stated.map(amountOf));
  const byDays = amountsPer(stated, 'month', DAYS);
  if (byDays.length > 0) return Math.min(...byDays);
  return largest(stated.filter(({ per }) => per === null || per === 'once').map(amountOf));
}

const largest = (amounts: readonly number[]): number | null => (amounts.length === 0 ? null : Math.max(...amounts));

const amountOf = ({ amount }: Limit): number => amount ?? Number.POSITIVE_INFINITY;
