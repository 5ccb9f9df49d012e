import { describe, expect, test } from 'vitest';
import { expiresSoon, expiringWithin } from '../../../src/rules/dates/deadlines.ts';
import { catalogue, daysAgo, offer, TODAY, vendor } from '../../builders.ts';

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

test('offers that end from today to the last day are listed, soonest first', () => {
  const offers = [-1, 30, 0, 31, 7].map((ahead) => offer({ expires_date: daysAgo(-ahead) }));
  const index = catalogue({ vendors: [vendor({ offers: [...offers, offer()] })] });
  expect(expiringWithin(index, 30).map(({ daysUntilExpiry }) => daysUntilExpiry)).toEqual([0, 7, 30]);
});
