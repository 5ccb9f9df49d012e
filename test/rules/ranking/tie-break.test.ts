import { describe, expect, test } from 'vitest';
import { day } from '../../builders.ts';
import { rankedOrder } from '../../../src/rules/ranking/ranked-order.ts';
import { seed } from '../../../src/rules/ranking/shuffle.ts';

const question = { date: day('2026-11-20'), queryKey: 'related:Databases:Acme' };
const entry = (demerits: number, gated = false) => ({ demerits, gated });

describe('seed, tie_count and demerits are those of the leading group', () => {
  test.each([
    ['of the lowest total that an ungated entry has', [entry(3), entry(1), entry(1), entry(2)], 1, 2],
    ['of total 0 where one has none', [entry(0), entry(2)], 0, 1],
    ['of no gated entry, whatever its total', [entry(0, true), entry(0, true), entry(4)], 4, 1],
    ['of total 0 where every entry is gated', [entry(3, true), entry(1, true)], 0, 0],
    ['of total 0 where there is no entry', [], 0, 0],
  ])('%s', (_, entries, demerits, count) => {
    const { tie_break: tieBreak } = rankedOrder(question, entries);
    expect(tieBreak).toMatchObject({ demerits, tie_count: count, ranked_total: entries.length });
    expect(tieBreak.seed).toBe(seed({ ...question, total: demerits }));
  });
});
