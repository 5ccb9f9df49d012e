import { expect, test } from 'vitest';
import { expiring } from '../../../src/rules/dates/expiry.ts';
import { catalogue, daysAgo, offer, TODAY, vendor } from '../../builders.ts';

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
