import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchChanges } from '../../../src/rules/changes/change-search.ts';
import { servedChanges } from '../../../src/rules/changes/served-changes.ts';
import { servedLog } from '../../../src/rules/changes/served-log.ts';
import { catalogue, change, day, vendor } from '../../builders.ts';

const record = fc
  .record({
    date: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    state: fc.constantFrom(undefined, 'reversed' as const, 'retracted' as const),
    reports: fc.constantFrom(undefined, 'our_index' as const),
  })
  .map(({ date, state, reports }) =>
    change({ date, ...(state && { resolution: { state, date: day('2026-11-03') } }), ...(reports && { reports }) }),
  );

describe('the newest records of the log', () => {
  it('are those that the rule serves of them, whatever was read before', () => {
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 12, size: 'max' }),
        fc.array(fc.nat({ max: 12 }), { minLength: 1 }),
        (changes, counts) => {
          const index = catalogue({ vendors: [vendor({ name: 'Acme', changes })] });
          const log = searchChanges(index, { type: null, names: [], from: null });
          for (const count of counts.map((each) => Math.min(each, log.length))) {
            const expected = servedChanges(log.slice(0, count), { retracted: false, housekeeping: false });
            expect(servedLog(index, count)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('are read once each, when a request first reaches them', () => {
    const read: string[] = [];
    const changes = ['2026-11-03', '2026-11-02', '2026-11-01'].map((date) => change({ date }));
    const index = catalogue({ vendors: [vendor({ name: 'Acme', changes })] });
    for (const held of index.changes) {
      Object.defineProperty(held, 'reports', { get: () => void read.push(held.date) });
    }
    expect(servedLog(index, 1).records).toHaveLength(1);
    expect(read).toEqual(['2026-11-03']);
    servedLog(index, 2);
    servedLog(index, 1);
    expect(read).toEqual(['2026-11-03', '2026-11-02']);
  });
});
