import type { IsoDate } from './iso-date.ts';

/** Client classes by which requests are counted (docs/rules.md#request-log). */
export const CLIENT_CLASSES = ['ai_agent', 'crawler', 'browser', 'other'] as const;
export type ClientClass = (typeof CLIENT_CLASSES)[number];

/** Spans of days that page views are counted over. */
export const PERIODS = ['today', '7d', '30d', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The stored properties of a user agent; the user agent itself is not stored. */
export interface Client {
  readonly class: ClientClass;
  /** The family of the AI agent; null for other classes. */
  readonly family: string | null;
  /** The user agent names the Model Context Protocol. */
  readonly mcp: boolean;
}

export interface RequestSum {
  readonly day: IsoDate;
  readonly client: Client;
  readonly requests: number;
}

/** Views of a page by referring host; null when the client sent none. */
export interface PageViews {
  readonly path: string;
  readonly referrer: string | null;
  readonly views: number;
}

export interface LoggedRequest {
  /** ISO 8601, UTC. */
  readonly ts: string;
  /** The path as the interface writes it, `/api/details/{vendor}`. */
  readonly endpoint: string;
  readonly status: number;
  /** Length of each given parameter's value. */
  readonly param_lengths: Readonly<Record<string, number>>;
  readonly client_class: ClientClass;
  /** Number of results of the answer; null when it is not a list. */
  readonly result_count: number | null;
}
