import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { validateFolder } from '../../../src/compile/validate.ts';
import { dueReport } from '../../../src/reading/due-report.ts';
import { assess } from '../../../src/rules/risk/assessment.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { comingChanges } from '../../../src/rules/risk/coming-changes.ts';
import { catalogue, change, day, daysAgo, offer, read, TODAY, vendor } from '../../builders.ts';

const { records } = await validateFolder('test/catalogues/tiny', day('2026-11-20'));
const tiny = link(records, day('2026-11-20'), { name: 'Deals', base_url: 'https://deals.example' });

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
  });

  it('have a ground: only the gate when it withholds the rest', () => {
    const known = catalogue({ vendors: [vendor({ offers: [offer({ verifiedDate: daysAgo(175) })] })] });
    const { calendar } = dueReport(known, addDays(TODAY, 30));
    expect(calendar).toEqual([
      {
        date: addDays(TODAY, 6),
        kind: 'gate',
        vendor: 'Acme',
        says: expect.stringContaining(
          'Free: gate none → verification_lapsed (The entry was not re-read since',
        ) as string,
      },
    ]);
  });

  it('include expiries, deadlines and records that take effect', () => {
    const known = catalogue({
      vendors: [
        vendor({
          offers: [offer({ expires_date: addDays(TODAY, 3), description: 'Free until 30 November 2026.' })],
          changes: [change({ date: addDays(TODAY, 20), summary: 'The limit falls' })],
        }),
      ],
    });
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
  const known = catalogue({
    vendors: [
      vendor({ reads: [failing] }),
      vendor({ name: 'Birch', offers: [offer({ url: 'https://birch.example/' })] }),
    ],
  });
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
