/** What the amount of a figure measures. */
export const FIGURE_KINDS = ['count', 'bytes', 'duration', 'money', 'percent', 'unlimited'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** The time to which an amount applies; `once` is a grant that is not renewed. */
export const FIGURE_PERIODS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'once'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/**
 * `up_to`: the amount is a maximum ("up to 5", "at most 5"). `at_least`: it is a minimum ("5+", "over 5", "from $5").
 */
export const FIGURE_BOUNDS = ['exact', 'up_to', 'at_least'] as const;
export type FigureBound = (typeof FIGURE_BOUNDS)[number];

/** One amount in a text: "up to 2 x 512 MB of memory per project", "$5 of credit a month", "unlimited users". */
export interface Figure {
  readonly kind: FigureKind;
  /**
   * Bytes, seconds, units of the currency, per cent, or a plain number; the upper end of a range. A decimal byte unit
   * counts in powers of 1,000 (`512 MB` is 512,000,000), a binary one in powers of 1,024. Infinity for `unlimited`.
   */
  readonly amount: number;
  /** The lower end of a range ("5 to 10"), in the unit of `amount`; null without a range. */
  readonly min: number | null;
  readonly bound: FigureBound;
  /** How many of the amount: 2 for "2 x 512 MB", else 1. Not part of `amount`. */
  readonly times: number;
  /** `GB`, `GiB`, `Gbit`, `minute`, `hour`, `USD`, `%`; null for counts and `unlimited`. */
  readonly unit: string | null;
  /**
   * What is counted, in lower case and singular: `build minute`, `monthly active user`, `request`, `cu-hour`,
   * `storage`.
   */
  readonly thing: string | null;
  /** Null where the text states no period. */
  readonly period: FigurePeriod | null;
  /** How many periods: 15 for "100 requests per 15 minutes", else 1. */
  readonly periods: number;
  /**
   * What the amount is granted to, in lower case and singular: `project`, `seat`, `user`, `file`; null if not stated.
   */
  readonly per: string | null;
  /** As written, from currency or number to the end of the period; bound words before it are left out. */
  readonly text: string;
  /** Offsets into the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}
