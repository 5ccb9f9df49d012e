import { expect, it } from 'vitest';
import { changeHistory, newestFirst } from '../../../src/rules/changes/change-history.ts';
import { change, vendor } from '../../builders.ts';

const dated = (summary: string, date: string) => change({ summary, date });
const records = [dated('old', '2026-01-01'), dated('new, first', '2026-11-01'), dated('new, second', '2026-11-01')];
const summaries = (of: readonly { readonly summary: string }[]) => of.map(({ summary }) => summary);

it('puts the newest record first, and keeps the order of records of one day', () => {
  expect(summaries(newestFirst(records))).toEqual(['new, first', 'new, second', 'old']);
  expect(summaries(records)).toEqual(['old', 'new, first', 'new, second']);
});

it('is the history of a vendor without retracted records, reversed and future records included', () => {
  const acme = vendor({
    changes: [
      ...records,
      change({ summary: 'retracted', resolution: { state: 'retracted', date: '2026-11-05' } }),
      change({ summary: 'reversed', date: '2026-10-01', resolution: { state: 'reversed', date: '2026-11-05' } }),
      dated('announced', '2027-01-01'),
    ],
  });
  expect(summaries(changeHistory(acme))).toEqual(['announced', 'new, first', 'new, second', 'reversed', 'old']);
  expect(changeHistory(acme)).toBe(changeHistory(acme));
});

it('is empty for a vendor without records', () => {
  expect(changeHistory(vendor())).toEqual([]);
});
