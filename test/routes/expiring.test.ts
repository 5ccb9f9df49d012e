import { describe, expect, it } from 'vitest';
import { expiring, expiringBody } from '../../src/routes/expiring.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  vendors: [365, 31, 30, 1, 0, 366].map((left) =>
    vendor({ name: `Left ${String(left)}`, offers: [offer({ expires_date: daysAgo(-left) }), offer()] }),
  ),
});
const body = (query = '') => bodyOf(expiringBody, ask(expiring, index, query));
const left = (query = '') => body(query).deals.map(({ days_until_expiry: days }) => days);

describe('/api/expiring', () => {
  it.each([
    ['', [0, 1, 30]],
    ['within_days=1', [0, 1]],
    ['within_days=31', [0, 1, 30, 31]],
    ['within_days=365', [0, 1, 30, 31, 365]],
    ['within_days=9999', [0, 1, 30, 31, 365]],
    ['within_days=0', [0, 1]],
    ['days=31', [0, 1, 30, 31]],
    ['within_days=30&days=365', [0, 1, 30]],
  ])('lists what ends today or within the requested days, soonest first: %j', (query, expected) => {
    expect(left(query)).toEqual(expected);
  });

  it('says of an empty answer when the next offer ends', () => {
    const later = catalogue({ vendors: [vendor({ offers: [offer({ expires_date: daysAgo(-31) })] })] });
    expect(bodyOf(expiringBody, ask(expiring, later))).toMatchObject({
      deals: [],
      catalogue_as_of: '2026-11-10',
      note: expect.stringContaining('within 30 days; the next last day on record is 2026-12-21, in 31 days.') as string,
    });
    expect(bodyOf(expiringBody, ask(expiring, catalogue())).note).toBe(
      'No offer states a last day of 2026-11-20 or later. What vendors end or change is at /api/deadlines.',
    );
    expect(body()).not.toHaveProperty('note');
  });

  it('shows an offer with its last day', () => {
    const terms = { description: 'Old terms', expires_date: '2026-11-25' };
    const superseded = catalogue({
      vendors: [vendor({ offers: [offer(terms)], changes: [change({ previous_state: 'Old terms' })] })],
    });
    expect(bodyOf(expiringBody, ask(expiring, superseded))).toMatchObject({
      deals: [
        {
          vendor: 'Acme',
          category: 'Databases',
          description: 'Old terms',
          terms_superseded: { change_date: '2026-11-01' },
          tier: 'Free',
          url: 'https://acme.example/pricing',
          expires_date: '2026-11-25',
          days_until_expiry: 5,
        },
      ],
      total: 1,
      _provenance: { url: 'https://deals.example/deadlines', verified_records: 1 },
    });
  });
});
