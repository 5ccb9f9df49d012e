import { WordSet } from '../text/words.ts';
import type { FigureKind } from './figure.ts';

/** A unit in which amounts are written. */
export interface Unit {
  readonly kind: Extract<FigureKind, 'bytes' | 'duration'>;
  /** The name under which equal units are compared: `GB`, `GiB`, `Gbit`, `minute`. */
  readonly symbol: string;
  /** Bytes or seconds in one. */
  readonly size: number;
}

const PREFIXES = ['', 'k', 'm', 'g', 't', 'p'] as const;
const PREFIX_NAMES = ['', 'kilo', 'mega', 'giga', 'tera', 'peta'] as const;
const BINARY_NAMES = ['', 'kibi', 'mebi', 'gibi', 'tebi', 'pebi'] as const;

/** `Mb` is read as megabytes, which is what price pages mean by it; bits are written out (`Mbit`, `Mbps`). */
const BYTE_UNITS: ReadonlyMap<string, Unit> = new Map(
  PREFIXES.flatMap((prefix, power): readonly (readonly [string, Unit])[] => {
    const letter = prefix.toUpperCase();
    const decimal = bytes(`${letter}B`, 1000 ** power);
    const bits = bytes(`${letter}bit`, 1000 ** power / 8);
    const named = (names: readonly string[]): readonly string[] =>
      ['byte', 'bytes'].map((word) => `${names[power] ?? ''}${word}`);
    const decimalNames = named(PREFIX_NAMES).map((name) => [name, decimal] as const);
    if (power === 0) return decimalNames;
    const binary = bytes(`${letter}iB`, 1024 ** power);
    const bitNames = [
      `${prefix}bit`,
      `${prefix}bits`,
      `${prefix}bps`,
      `${PREFIX_NAMES[power] ?? ''}bit`,
      `${PREFIX_NAMES[power] ?? ''}bits`,
    ];
    return [
      ...decimalNames,
      [`${prefix}b`, decimal],
      [`${prefix}bs`, decimal],
      [`${prefix}ib`, binary],
      ...named(BINARY_NAMES).map((name) => [name, binary] as const),
      ...bitNames.map((name) => [name, bits] as const),
    ];
  }),
);

function bytes(symbol: string, size: number): Unit {
  return { kind: 'bytes', symbol, size };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Months and years have no fixed length; the average makes 12 months equal to a year and keeps both apart from days.
 */
const TIME_UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['millisecond', 0.001, ['ms', 'millisecond', 'milliseconds']],
      ['second', 1, ['s', 'sec', 'secs', 'second', 'seconds']],
      ['minute', MINUTE, ['min', 'mins', 'minute', 'minutes']],
      ['hour', HOUR, ['h', 'hr', 'hrs', 'hour', 'hours']],
      ['day', DAY, ['d', 'day', 'days']],
      ['week', 7 * DAY, ['wk', 'wks', 'week', 'weeks']],
      ['month', (365.25 / 12) * DAY, ['mo', 'mos', 'month', 'months']],
      ['year', 365.25 * DAY, ['yr', 'yrs', 'year', 'years']],
    ] as const
  ).flatMap(([symbol, size, names]) =>
    names.map((name) => [name, { kind: 'duration', symbol, size } as const] as const),
  ),
);

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['lakh', 1e5],
  ['mn', 1e6],
  ['mm', 1e6],
  ['mio', 1e6],
  ['mil', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['billions', 1e9],
  ['trillion', 1e12],
]);

/** Units that may follow a digit without a space, besides bytes, times and scales. */
const GLUED = new WordSet('x vcpu vcpus cpu cpus cu cus users usd eur gbp');

/** A unit of bytes or time, in any case; undefined for other words. */
export function unitOf(word: string): Unit | undefined {
  // "3D" and "4H" are names, "3d" and "4h" are times.
  if (word.length === 1 && word !== word.toLowerCase()) return undefined;
  const name = word.toLowerCase().replace(/\.$/, '');
  return BYTE_UNITS.get(name) ?? TIME_UNITS.get(name);
}

/** The factor of `k`, `M`, `B`, `thousand`, `million`… M and B are factors only in upper case, or after a currency. */
export function scaleOf(word: string, isMoney = false): number | undefined {
  if (word === 'M' || (word === 'm' && isMoney)) return 1e6;
  if (word === 'B' || (word === 'b' && isMoney)) return 1e9;
  if (word === 'T' && isMoney) return 1e12;
  return SCALES.get(word.toLowerCase());
}

/** Whether letters directly after digits are a unit or a factor: `10GB`, `5k`, `30s`; not `5G`, `3D`, `2FA`. */
export function isGluedUnit(letters: string): boolean {
  return (
    unitOf(letters) !== undefined ||
    scaleOf(letters) !== undefined ||
    letters === 'm' ||
    letters === 'b' ||
    GLUED.has(letters.toLowerCase())
  );
}

const CURRENCY_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
]);
const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map([
  ['usd', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['bucks', 'USD'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['gbp', 'GBP'],
  ['chf', 'CHF'],
  ['cad', 'CAD'],
  ['aud', 'AUD'],
  ['inr', 'INR'],
  ['jpy', 'JPY'],
  ['sek', 'SEK'],
]);
const DOLLARS: ReadonlyMap<string, string> = new Map([
  ['us', 'USD'],
  ['a', 'AUD'],
  ['au', 'AUD'],
  ['c', 'CAD'],
  ['ca', 'CAD'],
  ['nz', 'NZD'],
  ['s', 'SGD'],
  ['hk', 'HKD'],
]);

export function currencyOfSymbol(symbol: string): string | undefined {
  return CURRENCY_SYMBOLS.get(symbol);
}

export function currencyOfWord(word: string): string | undefined {
  return CURRENCY_WORDS.get(word.toLowerCase());
}

/** The currency of letters directly before `$`: `US$`, `A$`. */
export function dollarOf(letters: string): string | undefined {
  return DOLLARS.get(letters.toLowerCase());
}
