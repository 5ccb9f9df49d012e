import { describe, expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { turningDays } from '../../../src/rules/risk/coming-changes.ts';
import { change, day, offer, read, TODAY, vendor } from '../../builders.ts';

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

  it('are none for a vendor without dates', () => {
    expect(turningDays(vendor(empty), TODAY, FAR)).toEqual([]);
  });
});
