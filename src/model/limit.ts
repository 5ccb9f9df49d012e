/** What a limit of a free tier measures. Order is published order. */
export const LIMIT_MEASURES = [
  'storage',
  'memory',
  'bandwidth',
  'requests',
  'users',
  'seats',
  'emails',
  'messages',
  'minutes',
  'compute_hours',
  'projects',
  'databases',
  'tokens',
  'events',
  'records',
  'credit',
] as const;
export type LimitMeasure = (typeof LIMIT_MEASURES)[number];

export const LIMIT_PERIODS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'once'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** One limit of a free tier. */
export interface Limit {
  readonly measure: LimitMeasure;
  /** In `unit`; null when the tier is unlimited in this measure. */
  readonly amount: number | null;
  /**
   * `bytes` for storage, memory and bandwidth; `minutes`, `hours`; the currency of a credit (`USD`); null for counts.
   */
  readonly unit: string | null;
  /** What the amount applies to: `month`, `project`, `user per month`; null where the terms state neither. */
  readonly per: string | null;
  /** The text in the description. */
  readonly text: string;
}

/** A limit written by an editor because the description misleads; replaces the derived limits of the measure. */
export interface WrittenLimit {
  readonly measure: LimitMeasure;
  /**
   * The amount with its unit, period and receiver, as a description would write it: `5 GB per project`, `unlimited`.
   */
  readonly text: string;
}
