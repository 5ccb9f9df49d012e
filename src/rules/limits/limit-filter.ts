import {
  LIMIT_MEASURES,
  LIMIT_PERIODS,
  STORAGE_KINDS,
  type Limit,
  type LimitMeasure,
  type LimitPeriod,
  type StorageKind,
} from '../../model/limit.ts';
import { groupBy } from '../catalogue/group-by.ts';
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

/** The size of a written unit in the measure's base unit; undefined if the measure lacks the unit. Bytes need one. */
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

/** The limits that a filter compares: of its measure, unit and kind, of one scope, and for new customers. */
function comparedLimits(limits: readonly Limit[], { measure, currency = null, kind }: Compared): readonly Limit[] {
  const isOfUnit = ({ unit }: Limit): boolean => (currency === null ? unit !== 'GB-hours' : unit === currency);
  const isOfKind = (limit: Limit): boolean => limit.measure === measure && (kind === null || limit.kind === kind);
  return ofOneScope(limits.filter((limit) => isOfUnit(limit) && isOfKind(limit) && limit.for === undefined));
}

/** The limits by which a filter finds an offer: those that it compares and that reach its amount in its period by themselves. */
export function matchedLimits(limits: readonly Limit[], filter: Compared): readonly Limit[] {
  const { least = 0, period = null } = filter;
  return comparedLimits(limits, filter).filter((limit) => {
    if (!isRenewed(filter.measure) || limit.amount === null) return amountOf(limit) >= least;
    const isUnnamed = limit.per === null || limit.per === 'once';
    return isUnnamed ? period === null && limit.amount >= least : sharesOf([limit], period).some((one) => one >= least);
  });
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
  const { measure, least, period } = filter;
  const stated = comparedLimits(limits, filter);
  if (!isRenewed(measure)) return stated.some((limit) => amountOf(limit) >= least);
  const unnamed = stated.filter(({ per }) => per === null || per === 'once');
  if (period === null && unnamed.some((limit) => amountOf(limit) >= least)) return true;
  const isUnlimited = stated.some((limit) => limit.per === null && limit.amount === null);
  const shares = sharesOf(stated, period);
  return (shares.length > 0 || isUnlimited) && shares.every((amount) => amount >= least);
}

/** The largest amount of each period that limits have, as an amount of one period, a month where none is named. */
function sharesOf(limits: readonly Limit[], period: string | null): readonly number[] {
  const name = period ?? 'month';
  const lengths = name in DAYS ? DAYS : SECONDS;
  const wanted = lengths[name] ?? 1;
  const stated = limits.flatMap((limit) => {
    const length = lengthOf(limit.per ?? '', lengths);
    return length === null ? [] : [{ length, amount: amountOf(limit) }];
  });
  return [...groupBy(stated, ({ length }) => length)].map(
    ([length, ofPeriod]) => (Math.max(...ofPeriod.map(({ amount }) => amount)) * wanted) / length,
  );
}

/** The length of a period, as `month` or `30 days`; null where a table has none such. */
function lengthOf(period: string, lengths: Lengths): number | null {
  const [, count = '1', name = period] = /^(\d+) (.+)s$/.exec(period) ?? [];
  const length = lengths[name];
  return length === undefined ? null : Number(count) * length;
}

/**
 * The amount of a measure by which offers may be sorted, in its unit; a renewed one for a month. As in `grants`, the
 * largest of several limits of one period counts, and the strictest of several periods. Infinite for `unlimited`; null
 * where no limit is stated, or only a rate per second, minute or hour.
 */
export function comparableAmount(limits: readonly Limit[], measure: LimitMeasure, unit: string | null): number | null {
  const stated = comparedLimits(limits, { measure, currency: unit, kind: null });
  if (!isRenewed(measure)) return largest(stated.map(amountOf));
  const byDays = sharesOf(stated, null);
  if (byDays.length > 0) return Math.min(...byDays);
  return largest(stated.filter(({ per }) => per === null || per === 'once').map(amountOf));
}

const largest = (amounts: readonly number[]): number | null => (amounts.length === 0 ? null : Math.max(...amounts));

const amountOf = ({ amount }: Limit): number => amount ?? Number.POSITIVE_INFINITY;
