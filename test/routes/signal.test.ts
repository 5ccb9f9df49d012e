import { describe, expect, it } from 'vitest';
import { signal } from '../../src/routes/signal.ts';
import { slug } from '../../src/rules/text/slug.ts';

const kept = { event: 'recommended', vendor: slug('Acme'), vendor_resolved: true, note: 'n', agent: 'a' } as const;

describe('/api/signal', () => {
  it.each([true, false])('answers a stored signal with 202 and without its note: redacted is %s', (noteRedacted) => {
    expect(signal.answer({ kind: 'recorded', signal: kept, noteRedacted }, {})).toEqual({
      status: 202,
      body: {
        ok: true,
        recorded: true,
        event: 'recommended',
        vendor: 'acme',
        vendor_resolved: true,
        note_redacted: noteRedacted,
        self_reported: true,
        affects_ranking: false,
      },
    });
  });

  it('names the events where the content is refused, and not where the transport is', () => {
    const answer = (status: 400 | 408 | 413 | 415) => signal.answer({ kind: 'refused', status, error: 'No.' }, {});
    expect(answer(400)).toEqual({
      status: 400,
      body: { ok: false, error: 'No.', valid_events: ['recommended', 'converted'] },
    });
    for (const status of [408, 413, 415] as const)
      expect(answer(status)).toEqual({ status, body: { ok: false, error: 'No.' } });
  });

  it('says after how many seconds a limited caller may go on', () => {
    expect(signal.answer({ kind: 'limited', retryAfterSeconds: 7 }, {})).toEqual({
      status: 429,
      body: {
        ok: false,
        error: 'More than 60 signals in this minute; the next one starts in 7 s.',
        retry_after_seconds: 7,
      },
    });
  });
});
