import { expect, it } from 'vitest';
import { memoizeByCatalogue } from '../../../src/rules/catalogue/per-catalogue.ts';
import { catalogue } from '../../builders.ts';

it('derives once per catalogue, so that the catalogue of another day has its own value', () => {
  let calls = 0;
  const dayOf = memoizeByCatalogue(({ date }) => {
    calls += 1;
    return { date };
  });
  const [today, tomorrow] = [catalogue(), catalogue({ date: '2026-11-21' })];
  expect([today, tomorrow, today, tomorrow].map((each) => dayOf(each).date)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(calls).toBe(2);
});
