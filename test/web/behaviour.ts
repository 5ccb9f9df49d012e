import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FailureCategory, LinkVerdict, ReadOutcome } from '../../src/model/vocabulary.ts';

/** One request to a scripted host. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Number of requests to this path of this host so far, this one included. */
  readonly count: number;
  /** Address of another scripted host, or of another path of this one. */
  readonly urlOf: (host: string, path: string, scheme?: 'http' | 'https') => string;
}

export type Answer = (visit: Visit) => void;

export type ExpectedFetch =
  | {
      readonly kind: 'page';
      readonly format: 'html' | 'plain';
      /** Part of the decoded text. */
      readonly includes: string;
      readonly redirects?: number;
      readonly isTruncated?: boolean;
    }
  /** Fetched, and then found to be no text. */
  | { readonly kind: 'unusable_page' }
  | {
      readonly kind: 'failure';
      readonly category: FailureCategory;
      readonly isReachable: boolean;
      readonly link?: LinkVerdict;
      readonly redirects?: number;
    };

/** What a whole read of the page concludes. `unconfirmed`: any outcome but `confirmed` and `changed`, or a failure. */
export type ExpectedRead =
  | {
      readonly kind: 'read';
      /** The outcomes that are true of the page. */
      readonly outcomes: readonly ReadOutcome[];
      /** A figure of the entry, and what the page states in its place. */
      readonly replaced?: { readonly old: string; readonly now: string; readonly direction: 'reduced' | 'increased' };
    }
  | { readonly kind: 'failure'; readonly category: FailureCategory; readonly link?: LinkVerdict }
  | { readonly kind: 'unconfirmed' };

/** One host of the scripted web, which shows one behaviour. */
export interface Behaviour {
  /** `NAME.test`, unique in the table. */
  readonly host: string;
  /** A sentence about the world. */
  readonly title: string;
  /** Path that the entry cites; default `/pricing`. */
  readonly path?: string;
  readonly scheme?: 'https';
  /** Default: 404. */
  readonly robots?: Answer;
  /** Answers every path but `/robots.txt`. */
  readonly answer: Answer;
  /** Addresses of the name, by the number of the lookup (from 1); default loopback. Empty: the name has none. */
  readonly addresses?: (lookup: number) => readonly string[];
  /** The cited address is on a port without a listener. */
  readonly isPortClosed?: true;
  readonly fetch: ExpectedFetch;
  /** Requests beside robots.txt that the fetch takes; not checked where absent. */
  readonly requests?: number;
  readonly read: ExpectedRead;
}

export const CONFIRMED: ExpectedRead = { kind: 'read', outcomes: ['confirmed'] };
export const UNCONFIRMED: ExpectedRead = { kind: 'unconfirmed' };
