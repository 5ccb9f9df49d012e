import { describe, expect, it } from 'vitest';
import { signal, readSignal } from '../../src/routes/signal.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { catalogue, vendor } from '../builders.ts';

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

const acme = catalogue({ vendors: [vendor({ name: 'Acme' })] });

describe('the body of a signal', () => {
  it('is read, its vendor by any name that means it', () => {
    expect(readSignal(acme, { event: 'recommended', vendor: 'ACME', note: 'n', agent: 'a', other: 1 })).toEqual({
      signal: { event: 'recommended', vendor: 'acme', vendor_resolved: true, note: 'n', agent: 'a' },
      noteRedacted: false,
    });
  });

  it.each([
    ['Acme Pro plan', 'acme', true],
    ['No Such & Co.', 'no-such-co', false],
    ['jane@example.com', 'address-removed', false],
    ['楽天 クラウド', '楽天クラウト', false],
    ['__proto__', 'proto', false],
  ])('that names "%s" is kept under %s: resolved is %s', (name, key, isResolved) => {
    const body = { event: 'recommended', vendor: name, note: 'jane@example.com', agent: null };
    expect(readSignal(acme, body)).toEqual({
      signal: {
        event: 'recommended',
        vendor: key,
        vendor_resolved: isResolved,
        note: '[address removed]',
        agent: null,
      },
      noteRedacted: true,
    });
  });

  it.each([
    [undefined, 'The body must be an object with event and vendor; got nothing'],
    [null, 'The body must be an object with event and vendor; got null'],
    [[], 'The body must be an object with event and vendor; got a list'],
    ['acme', 'The body must be an object with event and vendor; got "acme"'],
    [{ vendor: 'acme' }, 'event must be one of recommended, converted; got nothing'],
    [{ event: 'sold', vendor: 'acme' }, 'event must be one of recommended, converted; got "sold"'],
    [{ event: 7, vendor: 'acme' }, 'event must be one of recommended, converted; got 7'],
    [{ event: {}, vendor: 'acme' }, 'event must be one of recommended, converted; got an object'],
    [{ event: 'converted', vendor: 'acme', note: true }, 'note must be a text; got true'],
    [{ event: 'converted', vendor: 'acme', agent: ['a'] }, 'agent must be a text; got a list'],
    [{ event: 'converted' }, 'vendor must be the slug of a vendor, as in "neon"; got nothing'],
    [{ event: 'converted', vendor: null }, 'vendor must be the slug of a vendor, as in "neon"; got null'],
    [{ event: 'converted', vendor: ' - ' }, 'vendor must be the slug of a vendor, as in "neon"; got " - "'],
  ])('%j is refused with what was got', (body, error) => {
    expect(readSignal(acme, body)).toEqual({ error });
  });

  it('is quoted in an error by its first 100 characters', () => {
    expect(readSignal(acme, { event: 'e'.repeat(500), vendor: 'acme' })).toEqual({
      error: `event must be one of recommended, converted; got "${'e'.repeat(100)}"`,
    });
  });
});
