import { expect, it } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { derivedDates, entryDates } from '../../../src/rules/freshness/entry-dates.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const offers = [
  offer({ verifiedDate: '2026-11-01' }),
  offer({ tier: 'Second', verifiedDate: '2026-10-02', expires_date: '2027-01-03' }),
];
const index = () => catalogue({ vendors: [vendor({ offers })] });

const daysOf = (of: ReturnType<typeof index>) =>
  of.listings.map((listing) => [entryDates(of).verified(listing), entryDates(of).expires(listing)]);

it('reads the days of the records where a build stores none', () => {
  expect(daysOf(index())).toEqual([
    ['2026-11-01', undefined],
    ['2026-10-02', '2027-01-03'],
  ]);
});

it('reads the stored days of a build, which are those of the records', () => {
  const stored = index();
  const dates = derivedDates(stored);
  expect(dates).toEqual({ verified: '2026-11-012026-10-02', expires: [[1, '2027-01-03']] });
  const without = index();
  keepDerived(without.records, { dates: JSON.stringify({ ...dates, verified: '2026-09-032026-09-04' }) });
  expect(daysOf(without)).toEqual([
    ['2026-09-03', undefined],
    ['2026-09-04', '2027-01-03'],
  ]);
});
