import { LIMIT_PERIODS, type Limit, type LimitMeasure, type LimitPeriod } from '../../model/limit.ts';
import { scaled } from '../figures/units.ts';
import { singular } from '../figures/words.ts';
import { MEASURES, type MeasureKind } from './measures.ts';
import { measureOfThing, storageKind } from './things.ts';

/** Why a line is no limit. `unknown` is a word that the table of measures lacks, to suggest the nearest. */
export interface LimitError {
  readonly what: string;
  readonly fix: string;
  readonly unknown?: { readonly word: string; readonly kind: MeasureKind };
}

/** Bytes in a unit of size. */
const SIZES: ReadonlyMap<string, number> = new Map(
  ['KB', 'MB', 'GB', 'TB', 'PB'].flatMap((unit, power) => [
    [unit, 1000 ** (power + 1)] as const,
    [`${unit.charAt(0)}iB`, 1024 ** (power + 1)] as const,
  ]),
);
/** Minutes in a unit of time. */
const MINUTES: ReadonlyMap<string | undefined, number> = new Map([
  ['ms', 1 / 60_000],
  ['second', 1 / 60],
  ['minute', 1],
  ['hour', 60],
  ['day', 1440],
  ['week', 7 * 1440],
  ['month', (365.25 / 12) * 1440],
  ['year', 365.25 * 1440],
]);
const MINUTES_IN: ReadonlyMap<string | null, number> = new Map([
  ['minutes', 1],
  ['hours', 60],
  ['days', 1440],
]);
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['billion', 1e9],
]);
/** What an amount may apply to besides what limits count and hold. */
const SCOPES = new Set([
  'gb',
  'gb-hour',
  'second',
  'hour',
  'month',
  'day',
  'release cycle',
  'household',
  'upload',
  'batch',
]);

const LINE =
  /^(?<amount>unlimited|[$€£]?[\d.,]+%?)(?: (?<what>[^()]+?))?(?: per (?<scope>[^()]+?))?(?: (?<once>once)| an? (?<period>[a-z]+)| every (?<periods>\d+ [a-z]+))?(?: \((?<note>[^()]+)\))?$/;
const FORM = 'write `AMOUNT UNIT THING [per SCOPE] [a PERIOD] [(NOTE)]`, such as `100 GB bandwidth per site a month`';
const PERIOD_FORM = 'write `a second`, `a minute`, `an hour`, `a day`, `a week`, `a month`, `a year`, or `once`';

type Groups = Readonly<Record<string, string | undefined>>;

/** The amount of a line with what it counts. */
interface Counted {
  readonly amount: number | null;
  /** Null for `unlimited`, where the thing alone decides. */
  readonly kind: MeasureKind | null;
  /** A unit of size or time, `GB-hour` and the like, a currency, or `%`. */
  readonly unit: string | null;
  /** In the singular. */
  readonly thing: string;
}

/** Reads a line of `limits` in its strict form (docs/rules.md#limits). */
export function parseLimit(text: string): Limit | LimitError {
  const groups: Groups | undefined = LINE.exec(text)?.groups;
  if (!groups) return { what: 'it does not have the form of a limit', fix: FORM };
  const counted = countedIn(groups);
  if ('what' in counted) return counted;
  const found = measureFor(counted);
  if (!found) return unknownThing(counted);
  const { measure, group } = found;
  const per = periodIn(groups, measure);
  if (typeof per === 'object' && per !== null) return per;
  const scope = groups['scope'] === undefined ? undefined : singularOf(groups['scope']);
  if (scope !== undefined && !isScope(scope))
    return { what: `nothing is counted per \`${scope}\``, fix: FORM, unknown: { word: scope, kind: 'count' } };
  const kind = measure === 'storage' ? storageKind(counted.thing) : undefined;
  return {
    measure,
    ...amountOf(counted, measure, group),
    per,
    text,
    thing: counted.thing,
    ...(kind ? { kind } : {}),
    ...(scope === undefined ? {} : { scope }),
    ...(groups['note'] === undefined ? {} : { note: groups['note'] }),
  };
}

/** Whether a line was no limit. */
export function isLimitError(read: Limit | LimitError): read is LimitError {
  return 'what' in read;
}

/**
 * The line with its number, units and period in the one form that `parseLimit` takes: `10K rows` as `10,000 rows`,
 * `10GB/month` as `10 GB a month`. What it does not know stays.
 */
export function canonicalLimit(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^([$€£]?)([\d,]*\.?\d+)(?: ?(K|M|B)\b(?!iB)| (thousand|million|billion)\b)?/i, canonicalNumber)
    .replace(/^(\d[\d.,]*) ?([KMGTP]i?B)\b/, '$1 $2')
    .replace(/^([\d.,]+) %/, '$1%')
    .replace(
      / ?(?:\/ ?| per )(second|minute|hour|day|week|month|year)(?= \(|$)/,
      (_, period: string) => ` ${article(period)}`,
    );
}

const article = (period: string): string => `${period === 'hour' ? 'an' : 'a'} ${period}`;

function canonicalNumber(
  written: string,
  ...[currency = '', digits = '', letter, word]: readonly (string | undefined)[]
): string {
  const value = Number(digits.replaceAll(',', ''));
  const factor = SCALES.get((letter ?? word ?? '').toLowerCase()) ?? 1;
  return Number.isFinite(value) ? `${currency}${numeral(scaled(value, factor))}` : written;
}

/** A number as a line has it: `1,500`, `0.5`. */
function numeral(value: number): string {
  const [whole = '', part] = String(value).split('.');
  return `${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
}

/** Digits with a comma between thousands. */
function grouped(digits: string): string {
  return digits.length <= 3 ? digits : `${grouped(digits.slice(0, -3))},${digits.slice(-3)}`;
}

function countedIn({ amount: written = '', what = '' }: Groups): Counted | LimitError {
  const currency = CURRENCIES.get(written.charAt(0)) ?? null;
  const digits = written.replace(/^[$€£]|%$/g, '');
  const value = Number(digits.replaceAll(',', ''));
  if (digits !== 'unlimited' && numeral(value) !== digits)
    return {
      what: `\`${digits}\` is not a number in canonical form`,
      fix: 'write `1,500` or `0.5`; `npm run fix` does it',
    };
  const amount = digits === 'unlimited' ? null : value;
  if (written.endsWith('%')) return { amount, kind: 'percent', unit: '%', thing: singularOf(what) };
  if (currency !== null) return { amount, kind: 'money', unit: currency, thing: singularOf(what) };
  const words = what.split(' ');
  const [first = '', ...rest] = words;
  if (SIZES.has(first)) return { amount, kind: 'bytes', unit: first, thing: singularOf(rest.join(' ')) };
  const lead = timeUnit(first);
  if (lead !== null && (rest.length > 0 || lead.includes('-')))
    return { amount, kind: 'duration', unit: lead, thing: singularOf(rest.join(' ')) || 'compute' };
  const last = amount === null ? null : timeUnit(words.at(-1) ?? '');
  if (last !== null) return { amount, kind: 'duration', unit: last, thing: singularOf(words.slice(0, -1).join(' ')) };
  if (/^(?:[kmgtp]i?b(?:it|yte)?s?|bytes?)$/i.test(first))
    return { what: `\`${first}\` is not a unit`, fix: 'write KB, MB, GB, TB or PB, or KiB, MiB, GiB or TiB' };
  return { amount, kind: amount === null ? null : 'count', unit: null, thing: singularOf(what) };
}

/** `minute` for `minutes`, `GB-hour` for `GB-hours`; null for another word. */
function timeUnit(word: string): string | null {
  const [, prefix = '', unit = ''] = /^([A-Za-z]+-)?(ms|[a-z]+?)s?$/.exec(word) ?? [];
  return MINUTES.has(unit) && (prefix === '' || /[A-Z]/.test(prefix)) ? `${prefix}${unit}` : null;
}

/** The words in lower case, the last in the singular. */
function singularOf(words: string): string {
  const lower = words.toLowerCase();
  const last = lower.lastIndexOf(' ') + 1;
  return `${lower.slice(0, last)}${singular(lower.slice(last))}`;
}

function measureFor({ kind, thing }: Counted): ReturnType<typeof measureOfThing> {
  if (kind !== null) return measureOfThing(thing, kind);
  const kinds = ['count', 'bytes', 'duration'] as const;
  return kinds.map((one) => measureOfThing(thing, one)).find((found) => found !== null) ?? null;
}

function unknownThing({ thing, kind }: Counted): LimitError {
  const what = thing === '' ? 'it does not say what the amount is of' : `no measure knows \`${thing}\``;
  return { what, fix: FORM, ...(thing === '' ? {} : { unknown: { word: thing, kind: kind ?? 'count' } }) };
}

function isScope(scope: string): boolean {
  return SCOPES.has(scope) || (['count', 'bytes', 'duration'] as const).some((kind) => measureOfThing(scope, kind));
}

function periodIn({ amount, once, period, periods }: Groups, measure: LimitMeasure): string | null | LimitError {
  if (once !== undefined) return once;
  const named = period ?? (periods === undefined ? null : singularOf(periods.split(' ')[1] ?? ''));
  if (named !== null && !LIMIT_PERIODS.includes(named as LimitPeriod))
    return { what: `\`${named}\` is not a period`, fix: PERIOD_FORM };
  if (named !== null) return periods ?? named;
  if (!MEASURES[measure].isFlow || amount === 'unlimited') return null;
  return { what: `${measure.replace('_', ' ')} without a period`, fix: PERIOD_FORM };
}

function amountOf(
  { amount, kind, unit }: Counted,
  measure: LimitMeasure,
  group: string,
): Pick<Limit, 'amount' | 'unit'> {
  const own = MEASURES[measure].unit;
  if (measure === 'other') return { amount, unit: group };
  if (amount === null || unit === null) return { amount, unit: own };
  if (kind === 'bytes') return { amount: scaled(amount, SIZES.get(unit) ?? 1), unit: own };
  if (kind === 'money') return { amount, unit };
  if (kind !== 'duration') return { amount, unit: own };
  const [time, prefix] = unit.split('-').toReversed();
  const share = (MINUTES.get(time) ?? 1) / (MINUTES_IN.get(own) ?? 1);
  // Memory held for a time is no time of a processor.
  return { amount: scaled(amount, share), unit: prefix === 'GB' ? 'GB-hours' : own };
}
