import { z } from 'zod';
import { SIGNAL_EVENTS } from '../model/signal.ts';

const event = z.enum(SIGNAL_EVENTS).describe('`recommended`: you named the vendor; `converted`: your user signed up.');

/** Request body of `POST /api/signal`, as JSON or as a form. */
export const signalRequest = z
  .object({
    event,
    vendor: z.string().describe('Slug of the vendor; any name that `/api/details/{vendor}` resolves is taken.'),
    note: z
      .string()
      .optional()
      .describe(
        'Free text; please send none. At most 200 characters are kept, without control characters, e-mail addresses and ' +
          'long tokens, and they may be shared verbatim with the named vendor.',
      ),
    agent: z.string().optional().describe('A name of your choice for the caller; at most 80 characters are kept.'),
  })
  .meta({ id: 'SignalRequest', description: 'A recommendation or a sign-up that the caller reports.' });

/** 202 body of `/api/signal`. */
export const signalBody = z
  .strictObject({
    ok: z.literal(true).describe('The signal was taken.'),
    recorded: z.literal(true).describe('The signal is stored durably.'),
    event,
    vendor: z
      .string()
      .describe('Slug under which the signal was recorded; letters of its own for a name without Latin ones.'),
    vendor_resolved: z.boolean().describe('Whether the index knows the vendor; the signal is recorded either way.'),
    note_redacted: z.boolean().describe('Whether the note that was kept is other than the one that was sent.'),
    self_reported: z.literal(true).describe('Signals are not verified.'),
    affects_ranking: z.literal(false).describe('No published order or judgement knows of signals.'),
  })
  .meta({ id: 'SignalRecorded', description: 'The signal was stored.' });

/** Body of any other answer to a signal. */
export const signalRefused = z
  .strictObject({
    ok: z.literal(false).describe('The signal was not taken.'),
    error: z.string().describe('Why nothing was stored.'),
    valid_events: z.array(z.enum(SIGNAL_EVENTS)).optional().describe('On 400: the values that `event` takes.'),
    retry_after_seconds: z
      .int()
      .min(1)
      .optional()
      .describe('On 429: seconds until the minute is over; the same as the header `Retry-After`.'),
  })
  .meta({ id: 'SignalRefused', description: 'The signal was not stored.' });

export type SignalBody = z.infer<typeof signalBody>;
export type SignalRefused = z.infer<typeof signalRefused>;
