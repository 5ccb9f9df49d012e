import { LIMIT_MEASURES, LIMIT_PERIODS, type Limit, type LimitMeasure, type LimitPeriod } from '../../model/limit.ts';
import { scaled } from '../figures/amount.ts';
import { currencyOfWord, scaleOf, unitOf, type Unit } from '../figures/units.ts';
import { MEASURE_KINDS } from './measure-kinds.ts';

/** The requested minimum of one measure. */
export interface LimitFilter {
  readonly measure: LimitMeasure;
  /** In the unit of the measure; infinite for `unlimited`. */
  readonly least: number;
  /** The currency of a credit, else null. */
  readonly currency: string | null;
  /** Null when the request names none. */
  readonly period: LimitPeriod | null;
}

/** The error of an unreadable value, for a 400. */
export interface LimitFilterError {
  readonly param: string;
  readonly error: string;
}

export type LimitParameterName = `min_${LimitMeasure}`;

/** The query parameters, `min_storage` and so on, in the order of the measures. */
export const LIMIT_PARAMETERS: readonly LimitParameterName[] = LIMIT_MEASURES.map(
  (measure) => `min_${measure}` as const,
);

/** Example values for the documentation. */
export const LIMIT_VALUE_EXAMPLES: Readonly<Record<LimitMeasure, string>> = {
  storage: '10GB',
  memory: '512MB',
  bandwidth: '100GB/month',
  requests: '100k/month',
  users: '10000',
  seats: '3',
  emails: '3000/month',
  messages: '1000/month',
  minutes: '500/month',
  compute_hours: '100/month',
  projects: '3',
  databases: '2',
  tokens: '1M/month',
  events: '10k/month',
  records: '10000',
  credit: '5USD/month',
};

/** Longer values are refused. */
export const MAX_LIMIT_CHARS = 40;
const VALUE = /^([0-9][0-9,_]*(?:\.[0-9]+)?|unlimited) ?([a-z]*)(?: ?\/ ?([a-z]+))?$/i;

type Kind = (typeof MEASURE_KINDS)[LimitMeasure];

/** Measures that a period renews; the others are held at one time and take no period. */
const RENEWED: ReadonlySet<LimitMeasure> = new Set([
  'bandwidth',
  'requests',
  'emails',
  'messages',
  'minutes',
  'compute_hours',
  'tokens',
  'events',
  'records',
  'credit',
]);

const EXAMPLES: Readonly<Record<Kind, string>> = {
  bytes: '10GB, 512MB or 1GiB',
  count: '3000 or 10k',
  duration: '300, 90min or 100h',
  money: '100, 100USD or 50EUR',
};

/** Reads `min_emails=3000/month`; `parameter` is one of `LIMIT_PARAMETERS`. */
export function limitFilter(parameter: string, value: string): LimitFilter | LimitFilterError {
  const measure = LIMIT_MEASURES.find((one) => `min_${one}` === parameter);
  if (!measure)
    return { param: parameter, error: `${parameter} is unknown; use one of ${LIMIT_PARAMETERS.join(', ')}` };
  const [, number = '', unit = '', period] = value.length > MAX_LIMIT_CHARS ? [] : (VALUE.exec(value.trim()) ?? []);
  const read = number === '' ? null : amountIn(measure, number, unit);
  const named = period === undefined ? null : periodOf(period);
  if (!read || named === undefined || (named !== null && !RENEWED.has(measure))) {
    return {
      param: parameter,
      error: `${parameter} must be ${expected(measure)}; got "${value.slice(0, MAX_LIMIT_CHARS)}"`,
    };
  }
  return { measure, ...read, period: named };
}

/** Whether the value is an error. */
export function isLimitFilterError(read: LimitFilter | LimitFilterError): read is LimitFilterError {
  return 'error' in read;
}

function expected(measure: LimitMeasure): string {
  const what = `an amount such as ${EXAMPLES[MEASURE_KINDS[measure]]}, or unlimited`;
  if (!RENEWED.has(measure)) return `${what}, without a period`;
  return `${what}; a period may follow a slash: ${PERIODS.join(', ')}`;
}

const PERIODS = LIMIT_PERIODS.filter((period) => period !== 'once');

function periodOf(word: string): LimitPeriod | undefined {
  const lower = word.toLowerCase();
  return PERIODS.find((period) => period === lower || (lower === 'mo' && period === 'month'));
}

type Read = Pick<LimitFilter, 'least' | 'currency'>;

function amountIn(measure: LimitMeasure, number: string, unit: string): Read | null {
  const currency = MEASURE_KINDS[measure] === 'money' ? 'USD' : null;
  if (number.toLowerCase() === 'unlimited') return unit === '' ? { least: Number.POSITIVE_INFINITY, currency } : null;
  const value = Number(number.replace(/[,_]/g, ''));
  if (MEASURE_KINDS[measure] === 'bytes') return sized(value, unit, { kind: 'bytes', size: 1 });
  if (MEASURE_KINDS[measure] === 'duration') return timed(measure, value, unit);
  if (MEASURE_KINDS[measure] === 'money' && unit !== '') {
    const named = currencyOfWord(unit);
    return named === undefined ? null : { least: value, currency: named };
  }
  const factor = unit === '' ? 1 : factorOf(unit);
  return factor === undefined ? null : { least: scaled(value, factor), currency };
}

/** `k`, `M`, `b`: in a query the case of a factor is ignored. */
function factorOf(unit: string): number | undefined {
  return scaleOf(unit.length === 1 ? unit.toUpperCase() : unit);
}

/** Bytes need a unit: `10` is ambiguous. `size` is that of the measure's own unit. */
function sized(value: number, written: string, { kind, size }: Pick<Unit, 'kind' | 'size'>): Read | null {
  const unit = unitOf(written);
  return unit?.kind === kind ? { least: scaled(value, unit.size / size), currency: null } : null;
}

function timed(measure: LimitMeasure, value: number, unit: string): Read | null {
  const size = measure === 'minutes' ? 60 : 3600;
  return unit === '' ? { least: value, currency: null } : sized(value, unit, { kind: 'duration', size });
}

/** Days of a period, for comparing allowances: a month is 30 days. */
const DAYS: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
]);
/** Seconds of a period, for comparing rates: "60 a minute" is not comparable to an amount a month. */
const SECONDS: ReadonlyMap<string, number> = new Map([
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
]);

/**
 * Whether an offer grants at least the amount of a filter. Of several limits of one period the largest counts, and of
 * several periods the strictest, as all of them apply. A filter without a period means a month, or a limit without one.
 * An unlimited amount without a period is unlimited in every period. An unknown measure grants nothing.
 */
export function grants(limits: readonly Limit[], filter: LimitFilter): boolean {
  const stated = limits.filter(
    ({ measure, unit }) => measure === filter.measure && (filter.currency === null || unit === filter.currency),
  );
  if (!RENEWED.has(filter.measure)) return stated.some((limit) => amountOf(limit) >= filter.least);
  const unnamed = stated.filter((limit) => renewal(limit) === null || renewal(limit) === 'once');
  if (filter.period === null && unnamed.some((limit) => amountOf(limit) >= filter.least)) return true;
  const period = filter.period ?? 'month';
  const lengths = DAYS.has(period) ? DAYS : SECONDS;
  const byPeriod = new Map<string, number>();
  for (const limit of stated) {
    const renewed = renewal(limit);
    const length = renewed === null ? undefined : lengths.get(renewed);
    if (renewed === null || length === undefined) continue;
    const share = (amountOf(limit) * (lengths.get(period) ?? 1)) / length;
    byPeriod.set(renewed, Math.max(byPeriod.get(renewed) ?? 0, share));
  }
  const isUnlimited = stated.some((limit) => renewal(limit) === null && amountOf(limit) === Number.POSITIVE_INFINITY);
  return (byPeriod.size > 0 || isUnlimited) && [...byPeriod.values()].every((amount) => amount >= filter.least);
}

/**
 * The amount of a measure by which offers may be sorted, in its unit; a renewed one for a month. As in `grants`, the
 * largest of several limits of one period counts, and the strictest of several periods. Infinite for `unlimited`; null
 * where no limit is stated, or only a rate per second, minute or hour.
 */
export function comparableAmount(limits: readonly Limit[], measure: LimitMeasure, unit: string | null): number | null {
  const stated = limits.filter((limit) => limit.measure === measure && (unit === null || limit.unit === unit));
  if (stated.length === 0) return null;
  if (!RENEWED.has(measure)) return largest(stated.map(amountOf));
  const byDays = [...DAYS].flatMap(([period, days]) => {
    const most = largest(stated.filter((limit) => renewal(limit) === period).map(amountOf));
    return most === null ? [] : [(most * 30) / days];
  });
  if (byDays.length > 0) return Math.min(...byDays);
  return largest(stated.filter((limit) => [null, 'once'].includes(renewal(limit))).map(amountOf));
}

function largest(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : Math.max(...amounts);
}

function amountOf({ amount }: Pick<Limit, 'amount'>): number {
  return amount ?? Number.POSITIVE_INFINITY;
}

/** The period of a limit: the last part of `project per month`. */
function renewal({ per }: Pick<Limit, 'per'>): string | null {
  const last = per?.split(' per ').at(-1);
  return last !== undefined && (LIMIT_PERIODS as readonly string[]).includes(last) ? last : null;
}
