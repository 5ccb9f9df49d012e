/** A unit in which amounts are written. */
export interface Unit {
  readonly kind: 'bytes' | 'duration';
  /** The name under which equal units are compared: `GB`, `GiB`, `minute`. */
  readonly symbol: string;
  /** Bytes or seconds in one. */
  readonly size: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Kind, size and names, the symbol first. `Mb` is read as megabytes, as price pages mean it. Months and years have
 * no fixed length; the average makes 12 months equal to a year and keeps both apart from days.
 */
const UNITS = [
  ['bytes', 1, 'byte bytes'],
  ...['kilo', 'mega', 'giga', 'tera', 'peta'].flatMap((prefix, at) => {
    const letter = prefix.charAt(0).toUpperCase();
    const names = `${letter}B ${letter}Bs ${prefix}byte ${prefix}bytes`;
    return [
      ['bytes', 1000 ** (at + 1), names],
      ['bytes', 1024 ** (at + 1), `${letter}iB`],
    ] as const;
  }),
  ['duration', 0.001, 'ms millisecond milliseconds'],
  ['duration', 1, 'second seconds s sec secs'],
  ['duration', MINUTE, 'minute minutes min mins'],
  ['duration', HOUR, 'hour hours h hr hrs'],
  ['duration', DAY, 'day days d'],
  ['duration', 7 * DAY, 'week weeks wk wks'],
  ['duration', (365.25 / 12) * DAY, 'month months mo mos mth'],
  ['duration', 365.25 * DAY, 'year years yr yrs annum'],
] as const;

const UNIT_OF_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([kind, size, names]) => {
    const [symbol = '', ...others] = names.split(' ');
    return [symbol, ...others].map((name) => [name.toLowerCase(), { kind, symbol, size }] as const);
  }),
);

/** A unit of bytes or time, in any case; undefined for other words. */
export function unitOf(word = ''): Unit | undefined {
  // "3D" and "4H" are names, "3d" and "4h" are times.
  if (word.length === 1 && word !== word.toLowerCase()) return undefined;
  return UNIT_OF_NAME.get(word.toLowerCase());
}

/** The symbols of the units of a kind, the smallest unit first: `byte`, `KB`, `KiB`, `MB`. */
export function unitSymbols(kind: Unit['kind']): readonly string[] {
  return UNITS.flatMap(([each, , names]) => (each === kind ? names.split(' ', 1) : []));
}

/** Bytes or seconds in a unit; 1 for any other word. */
export const sizeOf = (word: string | null | undefined): number => unitOf(word ?? undefined)?.size ?? 1;

const SCALES = { '': 1, k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, b: 1e9, bn: 1e9, billion: 1e9 };
const FACTORS: ReadonlyMap<string, number> = new Map(Object.entries(SCALES));

/** The factor of `k`, `M`, `B`, `thousand`, `million`… in any case; 1 without a word. */
export const scaleOf = (word = ''): number | undefined => FACTORS.get(word.toLowerCase());

/** Multiplication without the noise of binary fractions: 0.1 × 1,000,000 is 100,000. */
export const multiply = (value: number, factor: number): number => Number((value * factor).toPrecision(15));

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
