import { SIGNAL_EVENTS, type Signal } from '../model/signal.ts';
import { serviceRoute } from './service-route.ts';
import type { JsonReply, ReadonlyDeep } from './route.ts';
import type { SignalBody, SignalRefused } from './signal.schema.ts';

/** The outcome of a signal. */
export type SignalOutcome =
  /** Stored: the write is durable. */
  | { readonly kind: 'recorded'; readonly signal: Signal; readonly noteRedacted: boolean }
  /** The body is refused, for a reason of transport or of content. */
  | { readonly kind: 'refused'; readonly status: 400 | 408 | 413 | 415; readonly error: string }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** The store failed: nothing is acknowledged. */
  | { readonly kind: 'unavailable' };

/** A longer body is refused. */
export const MAX_SIGNAL_BYTES = 4096;
/** Requests per client address in a fixed minute (docs/rules.md#signal). */
export const SIGNALS_PER_MINUTE = 60;

export const signal = serviceRoute({
  path: '/api/signal',
  method: 'POST',
  summary: 'Report that you recommended a vendor, or that your user signed up',
  description:
    `Takes JSON or a form of at most ${MAX_SIGNAL_BYTES} bytes with \`event\`, \`vendor\`, and if you like \`note\` and ` +
    '`agent`. Nothing else about you or your user is stored. A 202 means that the signal is on disk. At most ' +
    `${SIGNALS_PER_MINUTE} requests of one address in a fixed minute; over it, 429 with \`Retry-After\`.`,
  about: 'service',
  parameters: {},
  success: 202,
  errors: [400, 408, 413, 415, 429, 503],

  answer(outcome: SignalOutcome): JsonReply<ReadonlyDeep<SignalBody | SignalRefused>> {
    switch (outcome.kind) {
      case 'recorded':
        return { status: 202, body: recorded(outcome.signal, outcome.noteRedacted) };
      case 'refused': {
        const valid = outcome.status === 400 ? { valid_events: SIGNAL_EVENTS } : {};
        return { status: outcome.status, body: { ok: false, error: outcome.error, ...valid } };
      }
      case 'limited': {
        const seconds = outcome.retryAfterSeconds;
        const error = `More than ${SIGNALS_PER_MINUTE} signals in this minute; the next one starts in ${seconds} s.`;
        return { status: 429, body: { ok: false, error, retry_after_seconds: seconds } };
      }
      case 'unavailable':
        return {
          status: 503,
          body: { ok: false, error: 'The signal could not be stored. Please send it again later.' },
        };
    }
  },
});

function recorded(kept: Signal, noteRedacted: boolean): ReadonlyDeep<SignalBody> {
  return {
    ok: true,
    recorded: true,
    event: kept.event,
    vendor: kept.vendor,
    vendor_resolved: kept.vendor_resolved,
    note_redacted: noteRedacted,
    self_reported: true,
    affects_ranking: false,
  };
}
