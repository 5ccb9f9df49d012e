/** A unit in which amounts are written. */
export interface Unit {
  readonly kind: 'bytes' | 'duration';
  /** The name under which equal units are compared: `GB`, `GiB`, `minute`. */
  readonly symbol: string;
  /** Bytes or seconds in one. */
  readonly size: number;
}

const PREFIXES = ['', 'kilo', 'mega', 'giga', 'tera', 'peta'] as const;

/** `Mb` is read as megabytes, which is what price pages mean by it. */
const BYTE_UNITS: ReadonlyMap<string, Unit> = new Map(
  PREFIXES.flatMap((prefix, power) => {
    const letter = prefix.charAt(0);
    const decimal = { kind: 'bytes', symbol: `${letter.toUpperCase()}B`, size: 1000 ** power } as const;
    const binary = { kind: 'bytes', symbol: `${letter.toUpperCase()}iB`, size: 1024 ** power } as const;
    const words = [`${prefix}byte`, `${prefix}bytes`];
    const names = power === 0 ? words : [...words, `${letter}b`, `${letter}bs`];
    return [
      ...names.map((name) => [name, decimal] as const),
      ...(power === 0 ? [] : [[`${letter}ib`, binary] as const]),
    ];
  }),
);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Months and years have no fixed length; the average makes 12 months equal to a year and keeps both apart from days. */
const TIMES = [
  ['millisecond', 0.001, 'ms'],
  ['second', 1, 's sec secs'],
  ['minute', MINUTE, 'min mins'],
  ['hour', HOUR, 'h hr hrs'],
  ['day', DAY, 'd'],
  ['week', 7 * DAY, 'wk wks'],
  ['month', (365.25 / 12) * DAY, 'mo mos mth'],
  ['year', 365.25 * DAY, 'yr yrs annum'],
] as const;

const TIME_UNITS: ReadonlyMap<string, Unit> = new Map(
  TIMES.flatMap(([symbol, size, short]) =>
    [symbol, `${symbol}s`, ...short.split(' ')].map(
      (name) => [name, { kind: 'duration', symbol, size } as const] as const,
    ),
  ),
);

/** A unit of bytes or time, in any case; undefined for other words. */
export function unitOf(word: string): Unit | undefined {
  // "3D" and "4H" are names, "3d" and "4h" are times.
  if (word.length === 1 && word !== word.toLowerCase()) return undefined;
  const name = word.toLowerCase();
  return BYTE_UNITS.get(name) ?? TIME_UNITS.get(name);
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['M', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['B', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
]);

/** The factor of `k`, `M`, `B`, `thousand`, `million`…; M and B are factors only in upper case. */
export function scaleOf(word: string): number | undefined {
  return SCALES.get(word) ?? (/^[mb]$/i.test(word) ? undefined : SCALES.get(word.toLowerCase()));
}

/** Multiplication without the noise of binary fractions: 0.1 × 1,000,000 is 100,000. */
export const scaled = (value: number, factor: number): number => Number((value * factor).toPrecision(15));

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  [
    'USD $ us$ usd dollar dollars',
    'EUR € eur euro euros',
    'GBP £ gbp',
    'JPY ¥ jpy',
    'INR ₹ inr',
    'CHF chf',
    'CAD cad',
    'AUD aud',
    'SEK sek',
  ].flatMap((names) => {
    const [code = '', ...words] = names.split(' ');
    return words.map((word) => [word, code] as const);
  }),
);

/** The code of a currency by its sign, its code or its name. */
export const currencyOf = (written: string): string | undefined => CURRENCIES.get(written.trim().toLowerCase());
