import { expect, test } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { catalogueAge, derivedLogDays } from '../../../src/rules/changes/catalogue-as-of.ts';
import { catalogue, change, daysAgo, offer, TODAY, vendor } from '../../builders.ts';

const offers = (...given: Parameters<typeof offer>[0][]) => given.map((each) => offer(each));

test('an empty catalogue has no day', () => {
  expect(catalogueAge(catalogue({ vendors: [] }))).toEqual({
    as_of: null,
    newest_entry: null,
    newest_change: null,
    next_expiry: null,
  });
});

test('the newest day is that of an entry, of a change or of its recording, none after today', () => {
  const age = (changes: readonly ReturnType<typeof change>[]) =>
    catalogueAge(catalogue({ vendors: [vendor({ offers: offers({ verifiedDate: '2026-06-01' }), changes })] })).as_of;
  expect(age([])).toBe('2026-06-01');
  expect(age([change({ date: '2026-07-01' })])).toBe('2026-07-01');
  expect(age([change({ date: '2026-12-01', recorded_date: '2026-08-01' })])).toBe('2026-08-01');
  expect(age([change({ date: '2026-09-01', recorded_date: '2026-08-01' })])).toBe('2026-09-01');
  expect(age([change({ date: '2026-12-01' })])).toBe('2026-06-01');
  expect(age([change({ date: TODAY })])).toBe(TODAY);
});

test('the newest change is neither retracted nor housekeeping', () => {
  const changes = [
    change({ date: '2026-05-01' }),
    change({ date: '2026-06-01' }),
    change({ date: '2026-05-20' }),
    change({ date: '2026-07-01', resolution: { state: 'retracted', date: TODAY } }),
    change({ date: '2026-08-01', reports: 'our_index' }),
  ];
  expect(catalogueAge(catalogue({ vendors: [vendor({ changes })] })).newest_change).toBe('2026-06-01');
});

test('the next expiry is the soonest after today', () => {
  const days = ['2026-12-05', '2026-12-01', '2026-12-24', '2026-11-20', '2026-01-01'];
  const index = catalogue({ vendors: [vendor({ offers: offers(...days.map((expires_date) => ({ expires_date }))) })] });
  expect(catalogueAge(index).next_expiry).toBe('2026-12-01');
});

test.each([
  [[], [], []],
  [['2026-05-01', '2026-08-01', '2026-06-01'], ['2026-08-01'], ['2026-08-01']],
  [['2026-08-01', TODAY], [TODAY], [TODAY]],
  [
    ['2026-08-01', '2026-12-01', '2026-12-01'],
    ['2026-08-01', '2026-12-01'],
    ['2026-08-01', '2026-12-01'],
  ],
  [['2026-12-01'], ['2026-12-01'], ['2026-12-01']],
])('of changes of %j a build stores the newest day and each later one', (dates, written, served) => {
  const index = catalogue({ vendors: [vendor({ changes: dates.map((date) => change({ date })) })] });
  expect(derivedLogDays(index)).toEqual({ date: TODAY, written, served });
});

test('a build stores days of recording and of retracted records as written, not as served', () => {
  const changes = [
    change({ date: '2026-05-01', recorded_date: '2026-05-02' }),
    change({ date: '2026-07-01', resolution: { state: 'retracted', date: TODAY } }),
  ];
  expect(derivedLogDays(catalogue({ vendors: [vendor({ changes })] }))).toEqual({
    date: TODAY,
    written: ['2026-07-01'],
    served: ['2026-05-01'],
  });
});

test.each([
  [TODAY, '2026-11-19'],
  [daysAgo(1), '2026-11-19'],
  [daysAgo(-1), '2026-11-10'],
])('days that a build stored on %s count from that day on', (date, expected) => {
  const index = catalogue();
  keepDerived(index.records, { logDays: JSON.stringify({ date, written: ['2026-11-19'], served: [] }) });
  expect(catalogueAge(index).as_of).toBe(expected);
});
