import type { IsoDate } from './iso-date.ts';

/** Client classes by which requests are counted (docs/rules.md#request-log). */
export const CLIENT_CLASSES = ['ai_agent', 'crawler', 'browser', 'other'] as const;
export type ClientClass = (typeof CLIENT_CLASSES)[number];

/** Spans of days that page views are counted over. */
export const PERIODS = ['today', '7d', '30d', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What is kept of a user agent. */
export interface Client {
  readonly class: ClientClass;
  /** Whose AI agent it is; null for any other class. */
  readonly family: string | null;
  /** It names itself a client of the Model Context Protocol. */
  readonly mcp: boolean;
}

/** How many requests one kind of client made on a day. */
export interface RequestSum {
  readonly day: IsoDate;
  readonly client: Client;
  readonly requests: number;
}

/** How often a page was read from links of one host; null where the caller named none. */
export interface PageViews {
  readonly path: string;
  readonly referrer: string | null;
  readonly views: number;
}

/** One request, as far as it is kept. */
export interface LoggedRequest {
  /** ISO 8601, UTC. */
  readonly ts: string;
  /** The path as the interface writes it, `/api/details/{vendor}`. */
  readonly endpoint: string;
  readonly status: number;
  /** Length of each given parameter's value. */
  readonly param_lengths: Readonly<Record<string, number>>;
  readonly client_class: ClientClass;
  /** Results the answer holds or counts; null where it is no list. */
  readonly result_count: number | null;
}
