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
