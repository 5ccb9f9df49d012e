import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { addDays, daysBetween } from '../../../src/rules/dates/days.ts';
import { citedPages } from '../../../src/rules/freshness/cited-pages.ts';
import {
  dueDay,
  dueReads,
  inDueOrder,
  lapseDay,
  nightlyReads,
  READ_CYCLE_DAYS,
  readsNeeded,
} from '../../../src/rules/freshness/due-reads.ts';
import { nextRead, type ReadAttempt, withoutKeys } from '../../../src/rules/freshness/next-read.ts';
import { daysAgo, offer, read, TODAY, vendor } from '../../builders.ts';

const named = (name: string, given: Partial<Vendor> = {}): Vendor => {
  const url = `https://${name}.example/pricing`;
  return vendor({ name, offers: [offer({ url, verifiedDate: daysAgo(100) })], ...given });
};
const readOn = (name: string, date: string, given: Parameters<typeof read>[0] = {}): PageRead =>
  read({
    url: `https://${name}.example/pricing`,
    last_attempt: date,
    last_read: { date, outcome: 'confirmed' },
    ...given,
  });

/** A page that was tried on a day and never read. */
const unread = (name: string, date: string) => withoutKeys(readOn(name, date), ['last_read']);

const pages = (...vendors: readonly Vendor[]) => citedPages({ vendors }, TODAY);
const due = (...vendors: readonly Vendor[]) => dueReads(pages(...vendors), TODAY).map((page) => page.vendor.name);

describe('the order of a day', () => {
  it('puts pages that were never read first, by the day on which their offers lapse', () => {
    const early = named('early', { offers: [offer({ url: 'https://early.example/', verifiedDate: '2026-08-01' })] });
    const old = named('old', { reads: [readOn('old', daysAgo(60))] });
    const tried = named('tried', { reads: [unread('tried', daysAgo(20))] });
    expect(due(old, tried, named('late'), early)).toEqual(['early', 'late', 'tried', 'old']);
  });

  it('counts a page whose entry was written after its last read as never read', () => {
    const url = 'https://new.example/pricing';
    const offers = [offer({ url, verifiedDate: daysAgo(1) }), offer({ url, verifiedDate: daysAgo(9) })];
    const rewritten = named('new', { offers, reads: [readOn('new', daysAgo(2))] });
    expect(due(named('old', { reads: [readOn('old', daysAgo(60))] }), rewritten)).toEqual(['new', 'old']);
  });

  it('tries a failing page the next day, and one in quarantine on its retry day', () => {
    const failing = (consecutive: number, days: number) => {
      const failure = {
        category: 'timeout',
        consecutive,
        error: 'no answer',
        ...(consecutive > 2 && { quarantined_since: daysAgo(days) }),
      } as const;
      return named('acme', { reads: [readOn('acme', daysAgo(40), { last_attempt: daysAgo(days), failure })] });
    };
    expect(due(failing(2, 0))).toEqual([]);
    expect(due(failing(2, 1))).toEqual(['acme']);
    expect(due(failing(3, 6))).toEqual([]);
    expect(due(failing(3, 7))).toEqual(['acme']);
  });
});

const OUTCOMES: readonly ReadAttempt[] = [
  { kind: 'answered', findings: { outcome: 'confirmed' }, redirects: [], isElsewhere: false },
  { kind: 'failed', failure: { category: 'timeout', error: 'no answer', isReachable: false }, redirects: [] },
];

/** Runs a night on a catalogue: reads what is selected, each page with the outcome that its place in the run gives. */
function night(vendors: readonly Vendor[], date: IsoDate, fails: (place: number) => boolean) {
  const cited = citedPages({ vendors }, date);
  const selected = nightlyReads(cited, date);
  const next = new Map(
    selected.map((page, place) => {
      const attempt = OUTCOMES[fails(place) ? 1 : 0]!;
      return [page.vendor.slug, nextRead(page.read, attempt, { url: page.url, date })];
    }),
  );
  const after = vendors.map((known) => {
    const read = next.get(known.slug);
    return read ? { ...known, reads: [read] } : known;
  });
  return { after, selected };
}

describe('a series of nights', () => {
  it('reads every page within the cycle despite failures, and none twice in a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 2, max: 9 }), (size, everyNth) => {
        let vendors: readonly Vendor[] = Array.from({ length: size }, (_, index) => named(`v${index}`));
        for (let nightNumber = 0; nightNumber < 3 * READ_CYCLE_DAYS; nightNumber++) {
          const date = addDays(TODAY, nightNumber);
          const { after } = night(vendors, date, (place) => (place + nightNumber) % everyNth === 0);
          vendors = after;
          const again = citedPages({ vendors }, date);
          expect(dueReads(again, date).filter(({ read: known }) => known?.last_attempt === date)).toEqual([]);
        }
        const last = addDays(TODAY, 3 * READ_CYCLE_DAYS - 1);
        for (const { reads } of vendors) {
          const attempt = reads[0]?.last_attempt;
          const isWaiting = (reads[0]?.failure?.consecutive ?? 0) >= 3;
          expect(attempt !== undefined && (isWaiting || daysBetween(attempt, last) < READ_CYCLE_DAYS)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('goes on after a run that was ended early, to the same share of the day', () => {
    const vendors = Array.from({ length: 420 }, (_, index) => named(`v${index}`));
    const cited = citedPages({ vendors }, TODAY);
    const begun = new Set(
      nightlyReads(cited, TODAY)
        .slice(0, 7)
        .map(({ vendor: { slug } }) => slug),
    );
    const after = vendors.map((known) =>
      begun.has(known.slug) ? { ...known, reads: [readOn(known.name, TODAY)] } : known,
    );
    const again = citedPages({ vendors: after }, TODAY);
    expect(nightlyReads(again, TODAY)).toHaveLength(13);
    expect(nightlyReads(again, TODAY, 3)).toHaveLength(3);
  });
});

describe('the days of a page', () => {
  const URL = 'https://acme.example/pricing';
  const page = (given: Partial<Vendor> = {}) => {
    const [first] = pages(named('acme', { offers: [offer({ url: URL, verifiedDate: '2026-06-01' })], ...given }));
    if (!first) throw new Error('no page is cited');
    return first;
  };
  const written = (...dates: readonly string[]) =>
    dates.map((verifiedDate) => offer({ url: URL, verifiedDate, tier: verifiedDate }));

  it.each([
    ['never read', [], '2026-11-29'],
    ['tried only', [unread('acme', '2026-07-01')], '2026-11-29'],
    ['read before the entry was written', [readOn('acme', '2026-05-01')], '2026-11-29'],
    ['read on the day on which it was written', [readOn('acme', '2026-06-01')], '2026-11-29'],
    ['read since', [readOn('acme', '2026-06-02')], '2026-11-30'],
  ] as const)('that was %s lapses 181 days after the newer of entry and read', (_, reads, expected) => {
    expect(lapseDay(page({ reads }))).toBe(expected);
  });

  it('lapses by its oldest entry', () => {
    expect(lapseDay(page({ offers: written('2026-06-02', '2026-06-01', '2026-06-03') }))).toBe('2026-11-29');
  });

  it.each([
    ['is never tried', undefined, null],
    ['is read', readOn('acme', '2026-11-01'), '2026-11-15'],
    ['is read on the day of its entry', readOn('acme', '2026-06-01'), '2026-06-15'],
    ['has an entry that is newer than its read', readOn('acme', '2026-05-31'), '2026-06-01'],
    ['is tried only', unread('acme', '2026-11-01'), '2026-11-15'],
    [
      'is to be read again before',
      readOn('acme', '2026-11-01', {
        refused_read: { reason: '', refused_date: '2026-11-01', read_again_on: '2026-11-08' },
      }),
      '2026-11-08',
    ],
    [
      'is to be read again after',
      readOn('acme', '2026-11-01', {
        refused_read: { reason: '', refused_date: '2026-11-01', read_again_on: '2026-11-28' },
      }),
      '2026-11-15',
    ],
    [
      'is refused without a day',
      readOn('acme', '2026-11-01', { refused_read: { reason: '', refused_date: '2026-11-01' } }),
      '2026-11-15',
    ],
  ])('that %s has its due day', (_, given, expected) => {
    expect(dueDay(page({ reads: given ? [given] : [] }))).toBe(expected);
  });

  const order = (...vendors: readonly Vendor[]) =>
    inDueOrder(pages(...vendors), TODAY).map(({ vendor: { name } }) => name);
  const lapsing = (name: string, inDays: number, readAgo: number) =>
    named(name, {
      offers: [offer({ url: `https://${name}.example/pricing`, verifiedDate: daysAgo(181 - inDays) })],
      reads: [readOn(name, daysAgo(readAgo), { last_read: { date: daysAgo(181 - inDays), outcome: 'confirmed' } })],
    });

  it('puts a lapse within 42 days before an older attempt, and a later one not', () => {
    expect(order(lapsing('old', 100, 60), lapsing('near', 42, 20))).toEqual(['near', 'old']);
    expect(order(lapsing('old', 100, 60), lapsing('far', 43, 20))).toEqual(['old', 'far']);
  });

  it('puts the nearer of two lapses first, and the older of two attempts', () => {
    expect(order(lapsing('later', 20, 60), lapsing('sooner', 10, 20))).toEqual(['sooner', 'later']);
    expect(order(lapsing('newer', 90, 20), lapsing('older', 100, 30))).toEqual(['older', 'newer']);
  });

  it('keeps pages alike in all else in the order of their slugs and addresses', () => {
    const twice = { offers: [offer({ url: 'https://x.example/b' }), offer({ url: 'https://x.example/a' })] };
    expect(
      inDueOrder(pages(named('bolt', twice), named('acme', twice)), TODAY).map(
        ({ vendor: { name }, url }) => `${name} ${url}`,
      ),
    ).toEqual([
      'acme https://x.example/a',
      'acme https://x.example/b',
      'bolt https://x.example/a',
      'bolt https://x.example/b',
    ]);
  });
});

describe('the reads of a night', () => {
  /** 42 pages make 2 regular reads a night. */
  const rest = Array.from({ length: 40 }, (_, at) => named(`rest${at}`));
  const failure = (consecutive: number) => ({ category: 'timeout', consecutive, error: '' }) as const;
  const nightly = (...vendors: readonly Vendor[]) =>
    nightlyReads(pages(...vendors, ...rest), TODAY).map(({ vendor: { name } }) => name);
  const soon = (name: string, reads: readonly PageRead[]) =>
    named(name, { offers: [offer({ url: `https://${name}.example/pricing`, verifiedDate: daysAgo(150) })], reads });

  it('are every retry and the regular ones besides', () => {
    const retry = soon('retry', [{ ...unread('retry', daysAgo(1)), failure: failure(1) }]);
    expect(nightly(retry, named('other'))).toEqual(['retry', 'other', 'rest0']);
  });

  it('are less those that were read on the day, retries not counted', () => {
    expect(nightly(named('read', { reads: [readOn('read', TODAY)] }), named('other'))).toEqual(['other']);
    const failed = named('read', { reads: [readOn('read', TODAY, { failure: failure(1) })] });
    expect(nightly(failed, named('other'))).toEqual(['other']);
    const retried = named('read', { reads: [readOn('read', TODAY, { failure: failure(2) })] });
    expect(nightly(retried, named('other'))).toEqual(['other', 'rest0']);
  });
});

describe('reads needed', () => {
  it.each([
    ['an offer without a page that lapses today', [181], { lapsed: 1, before_lapse: 0 }],
    ['one lapse in a day and one past', [180, 200], { lapsed: 1, before_lapse: 1 }],
    ['three lapses in a day and one in ten', [171, 180, 180, 180], { lapsed: 0, before_lapse: 3, within_cycle: 1 }],
    ['a lapse in a day that is listed behind three in ten', [171, 171, 171, 180], { lapsed: 0, before_lapse: 1 }],
  ])('counts the reads for %s', (_, days, expected) => {
    const cited = pages(
      ...days.map((ago, at) =>
        named(`v${at}`, { offers: [offer({ url: `https://v${at}.example/`, verifiedDate: daysAgo(ago) })] }),
      ),
    );
    expect(readsNeeded(cited, TODAY)).toMatchObject(expected);
  });
});
