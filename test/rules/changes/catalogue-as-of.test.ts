import { expect, test } from 'vitest';
import { catalogueAge } from '../../../src/rules/freshness/newest.ts';
import { catalogue, change, offer, read, TODAY, vendor } from '../../builders.ts';

const offers = (...given: Parameters<typeof offer>[0][]) => given.map((each) => offer(each));

test('an empty catalogue has no day', () => {
  expect(catalogueAge(catalogue({ vendors: [] }))).toEqual({
    as_of: null,
    newest_entry: null,
    newest_change: null,
    newest_recorded: null,
    next_expiry: null,
  });
});

test('the newest day is that of an entry, of a recording or of a read, never that of an event, none after today', () => {
  const age = (changes: readonly ReturnType<typeof change>[]) =>
    catalogueAge(catalogue({ vendors: [vendor({ offers: offers({ verifiedDate: '2026-06-01' }), changes })] })).as_of;
  expect(age([])).toBe('2026-06-01');
  expect(age([change({ date: '2026-07-01' })])).toBe('2026-06-01');
  expect(age([change({ date: '2026-12-01', recorded_date: '2026-08-01' })])).toBe('2026-08-01');
  expect(age([change({ date: '2026-09-01', recorded_date: '2026-08-01' })])).toBe('2026-08-01');
  expect(age([change({ date: '2026-12-01' })])).toBe('2026-06-01');
  expect(age([change({ date: TODAY })])).toBe('2026-06-01');
  const reads = [read({ last_read: { date: '2026-10-01', outcome: 'confirmed' } })];
  expect(catalogueAge(catalogue({ vendors: [vendor({ reads })] })).as_of).toBe('2026-11-10');
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

test('the next expiry is the soonest, today included', () => {
  const days = ['2026-12-05', '2026-12-01', '2026-12-24', '2026-11-20', '2026-01-01'];
  const index = catalogue({ vendors: [vendor({ offers: offers(...days.map((expires_date) => ({ expires_date }))) })] });
  expect(catalogueAge(index).next_expiry).toBe(TODAY);
});
