import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { dueReport } from '../../../src/reading/due-report.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { comingChanges, turningDays, withoutGateEffects } from '../../../src/rules/risk/coming-changes.ts';
import { catalogueOf, change, day, daysAgo, offer, read, TODAY, unsourced, vendor } from '../../builders.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { tinyCatalogue } from '../../shipped.ts';

const tiny = await tinyCatalogue();

/** The reference: applies the rules on every single day. */
function dayByDay(from: Catalogue, days: number): readonly string[] {
  const values = (date: Catalogue) =>
    date.listings.map((listing) => {
      const { risk_level, stability, gate, link_unreachable, demerits } = assess(date, listing);
      return [
        risk_level ?? 'withheld',
        stability ?? 'withheld',
        gate?.code ?? 'none',
        link_unreachable ? 'set' : 'none',
        String(demerits),
      ];
    });
  const names = ['risk_level', 'stability', 'gate', 'link_unreachable', 'demerits'];
  const found: string[] = [];
  let before = values(from);
  for (let ahead = 1; ahead <= days; ahead++) {
    const later = link(from.records, addDays(from.date, ahead), from.site);
    const now = values(later);
    for (const [index, listing] of later.listings.entries()) {
      for (const [place, name] of names.entries()) {
        const [old, next] = [before[index]?.[place], now[index]?.[place]];
        if (old !== next)
          found.push(`${later.date} ${listing.vendor.slug} ${listing.offer.tier} ${name} ${old} ${next}`);
      }
    }
    before = now;
  }
  return found.sort();
}

describe('changes without an edit', () => {
  it('equal those found by applying the rules on every day', () => {
    const days = 500;
    const found = comingChanges(tiny, addDays(tiny.date, days)).map(
      ({ date, slug, tier, value, from, to }) => `${date} ${slug} ${tier} ${value} ${from} ${to}`,
    );
    expect(found.length).toBeGreaterThan(20);
    expect([...found].sort()).toEqual(dayByDay(tiny, days));
    const dates = found.map((line) => line.slice(0, 10));
    expect(dates).toEqual(dates.toSorted());
  });

  it('have the reason of a gate, of a withheld level, or none; a gate hides its effects on the same offer', () => {
    const unread = vendor({ offers: [offer({ verifiedDate: daysAgo(175) })] });
    const begins = addDays(TODAY, 6);
    const rated = vendor({ name: 'Birch', changes: [unsourced({ date: begins })] });
    const found = comingChanges(catalogueOf(unread, rated), begins);
    const shown = withoutGateEffects(found).map(({ vendor: name, value, why }) => `${name} ${value}: ${why}`);
    expect(found.length).toBeGreaterThan(shown.length);
    expect(shown).toEqual([
      `Acme gate: The entry was not re-read since ${daysAgo(175)}, more than 180 days ago.`,
      'Birch risk_level: The one change record that would set a level names no source.',
      'Birch stability: null',
    ]);
  });

  it('include expiries, deadlines and records that take effect', () => {
    const known = catalogueOf(
      vendor({
        offers: [offer({ expires_date: addDays(TODAY, 3), description: 'Free until 30 November 2026.' })],
        changes: [change({ date: addDays(TODAY, 20), summary: 'The limit falls' })],
      }),
    );
    const kinds = dueReport(known, addDays(TODAY, 30)).calendar.map(({ date, kind }) => `${date} ${kind}`);
    expect(kinds).toEqual(
      expect.arrayContaining([`${addDays(TODAY, 3)} expiry`, '2026-11-30 deadline', `${addDays(TODAY, 20)} record`]),
    );
  });
});

describe('due reads', () => {
  const failing = read({
    failure: { category: 'bot_block', consecutive: 3, error: 'HTTP 403', quarantined_since: '2026-11-19' },
  });
  const known = catalogueOf(
    vendor({ reads: [failing] }),
    vendor({ name: 'Birch', offers: [offer({ url: 'https://birch.example/' })] }),
  );
  const report = dueReport(known, addDays(TODAY, 200));

  it('list the pages in quarantine with reason and retry day', () => {
    expect(report.quarantine).toEqual([
      {
        vendor: 'Acme',
        url: 'https://acme.example/pricing',
        category: 'bot_block',
        error: 'HTTP 403',
        consecutive: 3,
        since: '2026-11-19',
        next_retry: '2026-11-26',
      },
    ]);
  });

  it('count what is cited, read and due', () => {
    expect(report).toMatchObject({ pages: 2, never_read: 1, due_today: 1 });
  });
});

const FAR = day('2035-01-01');
const START = day('2026-01-01');
const empty = { offers: [], changes: [], reads: [] };
/** Days after 2026-01-01. */
const daysOf = (given: Partial<Vendor>, from = START, until = FAR) =>
  turningDays(vendor({ ...empty, ...given }), from, until).map(
    (date) => (Date.parse(date) - Date.parse(START)) / 86_400_000,
  );

describe('the days on which a judgement can change without an edit', () => {
  it('are, after a record, its day and the days on which it lapses and softens', () => {
    const days = daysOf({ changes: [change({ date: '2026-01-11' })] });
    expect(days).toEqual([10, 10 + 181, 10 + 366]);
  });

  it('are the day on which a product ends', () => {
    expect(daysOf({ changes: [change({ date: '2025-12-31', discontinued_date: '2026-01-06' })] })).toContain(5);
  });

  it('are, around an expiry, 90 days before, its day and the day after', () => {
    const days = daysOf({ offers: [offer({ verifiedDate: '2010-01-01', expires_date: addDays(START, 100) })] });
    expect(days).toEqual([10, 100, 101]);
  });

  it('are, after an entry was written or its page read, the days of age', () => {
    const written = daysOf({ offers: [offer({ verifiedDate: '2026-01-01' })] });
    expect(written).toContain(181);
    const same = read({ last_read: { date: '2026-01-01', outcome: 'confirmed' }, last_success: '2026-01-01' });
    expect(daysOf({ reads: [same] })).toEqual(written);
  });

  it('are the last day of grace for a link, from the day on which its page last answered', () => {
    const link = { verdict: 'gone', since: '2026-01-10', checked: '2026-01-10' } as const;
    const base = { url: 'https://acme.example/pricing', last_attempt: day('2026-01-10') };
    const [grace = 0] = daysOf({
      reads: [{ ...base, last_reachable: START, link: { ...link, since: START, checked: START } }],
    });
    expect(grace).toBeGreaterThan(0);
    const since = { ...link, since: day('2026-01-10'), checked: day('2026-01-10') };
    expect(daysOf({ reads: [{ ...base, link: since }] })).toEqual([grace + 9]);
    expect(daysOf({ reads: [{ ...base, last_reachable: addDays(START, 4), link: since }] })).toEqual([grace + 4]);
    expect(daysOf({ reads: [{ ...base, last_reachable: START }] })).toEqual([]);
  });

  it('are those after the first day up to the last, in order, each once', () => {
    const changes = [change({ date: '2026-01-11' }), change({ date: '2026-01-06' }), change({ date: '2026-01-06' })];
    expect(daysOf({ changes }, START, addDays(START, 10))).toEqual([5, 10]);
    expect(daysOf({ changes }, addDays(START, 5), addDays(START, 9))).toEqual([]);
  });
});
