/** What a limit of a free tier measures. Order is published order; src/rules/limits/measures.ts has the words of each. */
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
  'ingestion',
  'file_size',
  'credits',
  'visits',
  'submissions',
  'runs',
  'sites',
  'domains',
  'monitors',
  'connections',
  'devices',
  'media_minutes',
  'retention',
  'duration',
  'discount',
  'other',
] as const;
export type LimitMeasure = (typeof LIMIT_MEASURES)[number];

export const LIMIT_PERIODS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'once'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Kinds of storage. An amount of one kind is not compared with one of another kind. */
export const STORAGE_KINDS = ['database', 'files', 'object'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** One limit of a free tier, as its vendor's file states it (docs/rules.md#limits). */
export interface Limit {
  readonly measure: LimitMeasure;
  /** In `unit`; null when the tier is unlimited in this measure. */
  readonly amount: number | null;
  /**
   * `bytes`, `minutes`, `hours`, `days`, a compound unit of computing (`GB-hours`), `%`, or the currency of a credit
   * (`USD`). Of counts null, but for the measure `other`: what is counted, in the singular (`branch`).
   */
  readonly unit: string | null;
  /** The period that renews the amount (`month`, `15 minutes`), or `once`; null where none is stated. */
  readonly per: string | null;
  /** The authored line: `0.5 GB storage per project`, `60,000 monthly active users (Neon Auth)`. */
  readonly text: string;
  /** What is counted or held, in the singular: `monthly active user`, `storage`. */
  readonly thing: string;
  /** Where the amount is storage of a kind that the line names. */
  readonly kind?: StorageKind;
  /** What each amount applies to, where that is less than the account: `project`, `seat`. */
  readonly scope?: string;
  /** Who gets it, where that is not every new customer. Such a limit answers no filter and confirms nothing. */
  readonly for?: string;
  /** The part of the product, or what else the line has in parentheses. */
  readonly note?: string;
}

/** A limit as a vendor's file has it: one line, or a line with the customers that get it. */
export type AuthoredLimit = string | { readonly limit: string; readonly for: string };
