import { describe, expect, it } from 'vitest';
import { turningDays } from '../../../src/rules/reading/turning-days.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { change, day, offer, read, vendor } from '../../builders.ts';

/** The days of a vendor that has nothing else with a date in 2026 and 2027. */
const days = (given: Partial<Omit<Vendor, 'slug'>>, from = '2026-01-01', until = '2027-12-31') =>
  turningDays(vendor({ offers: [], ...given }), day(from), day(until));

/** Without a read, a success or a link. */
const unread = { url: 'https://acme.example/pricing', last_attempt: day('2026-11-19') };

describe('the days on which a judgement can change by itself', () => {
  it('are those of a record, and when it lapses, weighs less and weighs nothing', () => {
    expect(days({ changes: [change({ date: '2026-02-01' })] })).toEqual(['2026-02-01', '2026-08-01', '2027-02-02']);
  });

  it('are the end that a record names', () => {
    const record = change({ date: '2024-01-01', discontinued_date: '2026-12-01' });
    expect(days({ changes: [record] })).toEqual(['2026-12-01']);
  });

  it('are 91 and 181 days after an entry was written', () => {
    expect(days({ offers: [offer({ verifiedDate: '2026-02-01' })] })).toEqual(['2026-05-03', '2026-08-01']);
  });

  it('are 90 days before an offer expires, that day and the next', () => {
    const expiring = offer({ verifiedDate: '2024-01-01', expires_date: '2026-07-01' });
    expect(days({ offers: [expiring] })).toEqual(['2026-04-02', '2026-07-01', '2026-07-02']);
  });

  it('are 91 and 181 days after a page was read or confirmed', () => {
    const lastRead = { date: day('2026-02-01'), outcome: 'confirmed' } as const;
    const expected = ['2026-05-03', '2026-08-01'];
    expect(days({ reads: [{ ...unread, last_read: lastRead }] })).toEqual(expected);
    expect(days({ reads: [{ ...unread, last_success: day('2026-02-01') }] })).toEqual(expected);
    expect(days({ reads: [unread] })).toEqual([]);
  });

  it('are 14 days after a page was last reachable, where its link is broken', () => {
    const link = { verdict: 'not_found', since: day('2026-02-08'), checked: day('2026-02-09') } as const;
    const reachable = { ...unread, last_reachable: day('2026-02-01') };
    expect(days({ reads: [{ ...reachable, link }] })).toEqual(['2026-02-15']);
    expect(days({ reads: [{ ...unread, link }] })).toEqual(['2026-02-22']);
    expect(days({ reads: [reachable] })).toEqual([]);
  });

  it('are after the first day and up to the last, in order and each once', () => {
    const offers = [offer({ verifiedDate: '2026-02-01' }), offer({ verifiedDate: '2026-02-01' })];
    const changes = [change({ date: '2026-03-01' })];
    expect(days({ offers, changes }, '2026-02-28', '2026-08-01')).toEqual(['2026-03-01', '2026-05-03', '2026-08-01']);
    expect(days({ offers, changes }, '2026-03-01', '2026-07-31')).toEqual(['2026-05-03']);
  });

  it('are none of a page that was read as all examples are, in a year before it', () => {
    expect(days({ reads: [read()] }, '2025-01-01', '2025-12-31')).toEqual([]);
  });
});
