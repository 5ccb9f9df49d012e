import * as z from 'zod';
import type { Catalogue } from '../model/catalogue.ts';
import { SIGNAL_EVENTS, type Signal } from '../model/signal.ts';
import { vendorNamed } from '../rules/names/resolver.ts';
import { bareName, slug } from '../rules/text/fold.ts';
import { redaction } from '../rules/text/redaction.ts';
import { serviceRoute, type JsonReply, type Published } from './route.ts';
import { quoteText } from './shared/words.ts';
import { component, optionalText, text } from './shared/common.schema.ts';
import { pickFields } from './shared/pick-fields.ts';

const event = z.enum(SIGNAL_EVENTS).describe('`recommended`: you named the vendor; `converted`: your user signed up.');

/** Request body of `POST /api/signal`, as JSON or as a form. */
export const signalRequest = z
  .object({
    event,
    vendor: text('Slug of the vendor; any name that `/api/details/{vendor}` resolves is taken.'),
    note: optionalText(
      'Free text; please send none. At most 200 characters are kept, without control characters, e-mail addresses and ' +
        'long tokens, and they may be shared verbatim with the named vendor.',
    ),
    agent: optionalText('A name of your choice for the caller; at most 80 characters are kept.'),
  })
  .meta({ id: 'SignalRequest', description: 'A recommendation or a sign-up that the caller reports.' });

/** 202 body of `/api/signal`. */
export const signalBody = component('SignalRecorded', 'The signal was stored.', {
  ok: z.literal(true).describe('The signal was taken.'),
  recorded: z.literal(true).describe('The signal is stored durably.'),
  event,
  vendor: text('Slug under which the signal was recorded; letters of its own for a name without Latin ones.'),
  vendor_resolved: z.boolean().describe('Whether the index knows the vendor; the signal is recorded either way.'),
  note_redacted: z.boolean().describe('Whether the note that was kept is other than the one that was sent.'),
  self_reported: z.literal(true).describe('Signals are not verified.'),
  affects_ranking: z.literal(false).describe('No published order or judgement knows of signals.'),
});

/** Body of any other answer to a signal. */
export const signalRefused = component('SignalRefused', 'The signal was not stored.', {
  ok: z.literal(false).describe('The signal was not taken.'),
  error: text('Why nothing was stored.'),
  valid_events: z.array(z.enum(SIGNAL_EVENTS)).optional().describe('On 400: the values that `event` takes.'),
  retry_after_seconds: z
    .int()
    .min(1)
    .optional()
    .describe('On 429: seconds until the minute is over; the same as the header `Retry-After`.'),
});

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

const REFUSED_STATUSES = [400, 408, 413, 415, 429, 503];

export const signal = serviceRoute({
  path: '/api/signal',
  operationId: 'sendSignal',
  tag: 'Signals',
  body: signalBody,
  errorBodies: Object.fromEntries(REFUSED_STATUSES.map((status) => [status, signalRefused])),
  method: 'POST',
  summary: 'Report that you recommended a vendor, or that your user signed up',
  description:
    `Takes JSON or a form of at most ${MAX_SIGNAL_BYTES} bytes with \`event\`, \`vendor\`, and if you like \`note\` and ` +
    '`agent`. Nothing else about you or your user is stored. A 202 means that the signal is on disk. At most ' +
    `${SIGNALS_PER_MINUTE} requests of one address in a fixed minute; over it, 429 with \`Retry-After\`.`,
  errors: REFUSED_STATUSES,

  answer(outcome: SignalOutcome): JsonReply<Published<typeof signalBody | typeof signalRefused>> {
    switch (outcome.kind) {
      case 'recorded':
        return {
          status: 202,
          body: pickFields(signalBody, {
            ...outcome.signal,
            ...{ ok: true, recorded: true, self_reported: true, affects_ranking: false },
            note_redacted: outcome.noteRedacted,
          }),
        };
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

/** Maximum lengths that are stored, in characters (docs/rules.md#signal). */
const NOTE_LENGTH = 200;
const AGENT_LENGTH = 80;
/** Maximum length of the stored name of an unknown vendor. */
const VENDOR_LENGTH = 80;

/** Reads the fields of a signal; drops all other fields. An error names the field and what was got. */
export function readSignal(catalogue: Catalogue, body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { error: `The body must be an object with event and vendor; got ${gotOf(body)}` };
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const event = SIGNAL_EVENTS.find((known) => known === fields.get('event'));
  if (!event) return { error: `event must be one of ${SIGNAL_EVENTS.join(', ')}; got ${gotOf(fields.get('event'))}` };
  const [named, note, agent] = [fields.get('vendor'), fields.get('note') ?? '', fields.get('agent') ?? ''];
  if (typeof note !== 'string') return { error: `note must be a text; got ${gotOf(note)}` };
  if (typeof agent !== 'string') return { error: `agent must be a text; got ${gotOf(agent)}` };
  if (typeof named !== 'string' || bareName(named) === '') {
    return { error: `vendor must be the slug of a vendor, as in "neon"; got ${gotOf(named)}` };
  }
  const vendor = vendorNamed(catalogue, named);
  const keptNote = redaction(note, NOTE_LENGTH);
  const unknown = redaction(named, VENDOR_LENGTH).text;
  const signal: Signal = {
    event,
    // Of an unknown vendor the slug, or its own letters when none is Latin.
    vendor: vendor?.slug ?? (slug(unknown) || bareName(unknown) || 'unnamed'),
    vendor_resolved: vendor !== null,
    note: keptNote.text || null,
    agent: redaction(agent, AGENT_LENGTH).text || null,
  };
  return { signal, noteRedacted: keptNote.changed };
}

/** A value of a JSON body as an error names it; the kind of it where its text could be long. */
function gotOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quoteText(value) : JSON.stringify(value);
}
