import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { FAILURE_CATEGORIES, READ_OUTCOMES } from '../../../src/model/vocabulary.ts';
import { readsText } from '../../../src/reading/reads-folder.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { linkUnreachable } from '../../../src/rules/risk/read-findings.ts';
import { nextRead, type ReadAttempt, isQuarantined, retryDay } from '../../../src/rules/freshness/next-read.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { day, read } from '../../builders.ts';
import { runs } from '../../runs.ts';

const URL = 'https://acme.example/pricing';

const answered = (outcome: 'confirmed' | 'changed' | 'link_ok' = 'confirmed'): ReadAttempt => ({
  kind: 'answered',
  findings: { outcome, ...(outcome === 'changed' && { refusal: 'The page states 5 GB', found: 'Other terms' }) },
  redirects: [],
  isElsewhere: false,
});
const failed = (
  category: (typeof FAILURE_CATEGORIES)[number] = 'timeout',
  link?: 'gone' | 'not_found' | 'no_address',
): ReadAttempt => ({
  kind: 'failed',
  failure: {
    category,
    error: `an error of ${category}`,
    isReachable: category === 'bot_block' || category === 'http_error',
    ...(link && { link }),
  },
  redirects: [],
});

/** The state after attempts on successive days from 2026-11-01 on. */
function after(...attempts: readonly ReadAttempt[]): PageRead {
  const first = day('2026-11-01');
  return attempts.reduce<PageRead | undefined>(
    (known, attempt, index) => nextRead(known, attempt, { url: URL, date: addDays(first, index) }),
    undefined,
  )!;
}

describe('a page after one more attempt', () => {
  it('is known as read and confirmed', () => {
    expect(after(answered())).toEqual({
      url: URL,
      last_attempt: '2026-11-01',
      last_read: { date: '2026-11-01', outcome: 'confirmed' },
      last_success: '2026-11-01',
      last_reachable: '2026-11-01',
    });
  });

  it('keeps the last success when a later read confirms nothing', () => {
    const known = after(answered(), answered('link_ok'));
    expect(known).toMatchObject({
      last_read: { date: '2026-11-02', outcome: 'link_ok' },
      last_success: '2026-11-01',
    });
  });

  it('keeps the last read and counts the failures while it fails', () => {
    expect(after(answered(), failed(), failed())).toMatchObject({
      last_attempt: '2026-11-03',
      last_read: { date: '2026-11-01' },
      last_reachable: '2026-11-01',
      failure: { category: 'timeout', consecutive: 2, error: 'an error of timeout' },
    });
  });

  it('enters quarantine at the third failure in a row, not before', () => {
    expect(isQuarantined(after(failed(), failed()))).toBe(false);
    expect(after(failed(), failed(), failed()).failure).toMatchObject({ quarantined_since: '2026-11-03' });
    expect(after(failed(), failed(), answered(), failed()).failure).toMatchObject({ consecutive: 1 });
  });

  it('is retried after 1, 1, 7, 14 and then every 28 days', () => {
    let known: PageRead | undefined;
    let date = day('2026-11-01');
    const waits = Array.from({ length: 6 }, () => {
      known = nextRead(known, failed(), { url: URL, date });
      const next = retryDay(known);
      const wait = (Date.parse(next) - Date.parse(date)) / 86_400_000;
      date = next;
      return wait;
    });
    expect(waits).toEqual([1, 1, 7, 14, 28, 28]);
  });

  it('leaves quarantine at any answered read', () => {
    const known = after(failed(), failed(), failed(), answered('link_ok'));
    expect(known).not.toHaveProperty('failure');
  });

  it('concludes that a page is gone, and takes it back when it answers', () => {
    const gone = after(answered(), failed('unreachable', 'gone'));
    expect(gone.link).toEqual({ verdict: 'gone', since: '2026-11-02', checked: '2026-11-02' });
    expect(linkUnreachable(gone, day('2026-11-02'))).toMatchObject({ terminal: true });
    expect(after(failed('unreachable', 'gone'), answered())).not.toHaveProperty('link');
  });

  it('dates a conclusion from its first day, and begins anew with another one', () => {
    const twice = after(failed('unreachable', 'not_found'), failed('unreachable', 'not_found'));
    expect(twice.link).toMatchObject({ since: '2026-11-01', checked: '2026-11-02' });
    const other = after(failed('unreachable', 'no_address'), failed('unreachable', 'not_found'));
    expect(other.link).toMatchObject({ verdict: 'not_found', since: '2026-11-02' });
  });

  it('does not count a page that does not exist as reachable, so that its days of grace pass', () => {
    const known = after(answered(), failed('unreachable', 'not_found'));
    expect(known.last_reachable).toBe('2026-11-01');
    expect(after(failed('bot_block')).last_reachable).toBe('2026-11-01');
    expect(after(failed('timeout'))).not.toHaveProperty('last_reachable');
    expect(linkUnreachable(known, day('2026-11-14'))).toBeNull();
    expect(linkUnreachable(known, day('2026-11-15'))).not.toBeNull();
  });

  it('clears a conclusion when it is refused, and keeps it over errors and time-outs', () => {
    expect(after(failed('unreachable', 'not_found'), failed('bot_block'))).not.toHaveProperty('link');
    expect(after(failed('unreachable', 'not_found'), failed('timeout'))).toHaveProperty('link');
    expect(after(failed('unreachable', 'not_found'), failed('http_error'))).toHaveProperty('link');
  });

  it('says since when it leads elsewhere', () => {
    const elsewhere: ReadAttempt = { ...answered('link_ok'), isElsewhere: true } as ReadAttempt;
    const link = { verdict: 'redirected_elsewhere', since: '2026-11-01', checked: '2026-11-02' };
    expect(after(elsewhere, elsewhere).link).toEqual(link);
    expect(after(elsewhere, answered())).not.toHaveProperty('link');
  });

  it('refuses a change that only an editor may make, until a read finds the terms unchanged', () => {
    expect(after(answered('changed')).refused_read).toEqual({
      reason: 'The page states 5 GB',
      refused_date: '2026-11-01',
      read_again_on: '2026-11-08',
    });
    expect(after(answered('changed')).last_read).toMatchObject({ outcome: 'changed', found: 'Other terms' });
    expect(after(answered('changed'), failed())).toHaveProperty('refused_read');
    expect(after(answered('changed'), answered())).not.toHaveProperty('refused_read');
  });
});

const attempts = fc.oneof(
  fc.constantFrom(...READ_OUTCOMES).chain((outcome) =>
    fc.record({
      kind: fc.constant('answered' as const),
      findings: fc.record(
        {
          outcome: fc.constant(outcome),
          found: fc.constant('The page states other terms'),
          refusal: fc.constant('The page states 5 GB'),
        },
        { requiredKeys: ['outcome'] },
      ),
      redirects: fc.constantFrom([], ['https://acme.example/']),
      isElsewhere: fc.boolean(),
    }),
  ),
  fc.record({
    kind: fc.constant('failed' as const),
    failure: fc.record(
      {
        category: fc.constantFrom(...FAILURE_CATEGORIES),
        error: fc.constant('HTTP 500'),
        isReachable: fc.boolean(),
        link: fc.constantFrom('gone' as const, 'not_found' as const, 'no_address' as const),
      },
      { requiredKeys: ['category', 'error', 'isReachable'] },
    ),
    redirects: fc.constant([]),
  }),
);

it('any sequence of attempts gives a file that every check passes, on each of its days', () => {
  const vendor = { slug: slug('Acme'), name: 'Acme' };
  fc.assert(
    fc.property(fc.array(fc.tuple(attempts, fc.integer({ min: 1, max: 30 })), { maxLength: 12 }), (steps) => {
      let known: PageRead | undefined;
      let date: IsoDate = day('2026-01-01');
      for (const [attempt, days] of steps) {
        date = addDays(date, days);
        known = nextRead(known, attempt, { url: URL, date });
        expect(readsText(vendor, [known], date)).toContain('last_attempt');
        expect(retryDay(known) > date).toBe(true);
      }
    }),
    { numRuns: runs(150) },
  );
});

it('starts from what a file of today holds', () => {
  const known = nextRead(read({ last_success: '2026-11-19' }), failed(), { url: URL, date: day('2026-11-20') });
  expect(known).toMatchObject({ last_success: '2026-11-19', failure: { consecutive: 1 } });
});

describe('a page keeps of an attempt', () => {
  const redirects = ['https://acme.example/plans'];
  it('the redirects of the newest attempt only', () => {
    expect(after({ ...answered(), redirects }).redirects).toEqual(redirects);
    expect(after({ ...answered(), redirects }, answered())).not.toHaveProperty('redirects');
    expect(after({ ...failed(), redirects }).redirects).toEqual(redirects);
    expect(after({ ...answered(), redirects }, failed())).not.toHaveProperty('redirects');
  });

  it('a number of retries once it is in quarantine', () => {
    const failures = (count: number) => after(...Array.from({ length: count }, () => failed())).failure;
    expect(failures(2)).not.toHaveProperty('retries');
    expect(failures(3)).toEqual({
      category: 'timeout',
      consecutive: 3,
      error: 'an error of timeout',
      quarantined_since: '2026-11-03',
    });
    expect(failures(5)).toMatchObject({ consecutive: 5, quarantined_since: '2026-11-03', retries: 2 });
  });
});
