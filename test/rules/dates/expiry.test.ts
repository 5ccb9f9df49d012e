import { describe, expect, test } from 'vitest';
import { expiresSoon, expiring } from '../../../src/rules/dates/expiry.ts';
import { daysAgo, offer, TODAY, catalogue, vendor } from '../../builders.ts';

describe('an offer expires soon', () => {
  test.each([
    ['never, without a date', offer(), null],
    ['today', offer({ expires_date: TODAY }), { expires_date: TODAY, days_until_expiry: 0 }],
    ['not yesterday', offer({ expires_date: daysAgo(1) }), null],
    ['tomorrow', offer({ expires_date: daysAgo(-1) }), { expires_date: daysAgo(-1), days_until_expiry: 1 }],
    ['in 90 days', offer({ expires_date: daysAgo(-90) }), { expires_date: daysAgo(-90), days_until_expiry: 90 }],
    ['not in 91', offer({ expires_date: daysAgo(-91) }), null],
  ] as const)('%s', (_, given, expected) => {
    expect(expiresSoon(given, TODAY)).toEqual(expected);
  });
});

const ending = (name: string, days: number) => vendor({ name, offers: [offer({ expires_date: daysAgo(-days) })] });
const index = catalogue({
  vendors: [
    ending('Alpha', 30),
    ending('Beta', 1),
    ending('Cargo', 31),
    ending('Delta', 7),
    ending('Today', 0),
    ending('Yesterday', -1),
    vendor({ name: 'Zed' }),
  ],
});

test('offers that end today or within the window are listed, soonest first', () => {
  const found = expiring(index, 30).map((expiry) => [expiry.listing.vendor.name, expiry.daysUntilExpiry]);
  expect(found).toEqual([
    ['Today', 0],
    ['Beta', 1],
    ['Delta', 7],
    ['Alpha', 30],
  ]);
  expect(expiring(index, 0).map(({ expiresDate }) => expiresDate)).toEqual([TODAY]);
});
