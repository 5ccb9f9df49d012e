import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankedListings } from '../../../src/rules/ranking/alternatives.ts';
import { rankedOrder, seed, shuffle } from '../../../src/rules/ranking/ranked-order.ts';
import { catalogue, day, offer, TODAY, vendor } from '../../builders.ts';
import { createHash } from 'node:crypto';

const QUESTION = { date: day('2026-11-20'), queryKey: 'related:Databases:Acme' };
const entryOf = fc.record({ gated: fc.boolean(), demerits: fc.nat({ max: 9 }) });
const entry = (demerits: number, gated = false) => ({ demerits, gated });
const keyOf = fc.string();
const ascending = (length: number) => Array.from({ length }, (_, index) => index);

describe('the ranked order', () => {
  test('holds every entry once: ungated by total, then the gated', () => {
    let largest = 0;
    fc.assert(
      fc.property(keyOf, fc.array(entryOf, { maxLength: 60, size: 'max' }), (queryKey, entries) => {
        largest = Math.max(largest, entries.length);
        const { order, tie_break: tieBreak } = rankedOrder({ date: TODAY, queryKey }, entries);
        expect(order.toSorted((one, other) => one - other)).toEqual(ascending(entries.length));
        const ranks = order.map((at) => (entries[at]?.gated === true ? Infinity : (entries[at]?.demerits ?? -1)));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        const ungated = entries.filter(({ gated }) => !gated).map(({ demerits }) => demerits);
        const leading = ungated.length === 0 ? 0 : Math.min(...ungated);
        expect(tieBreak.demerits).toBe(leading);
        expect(tieBreak.tie_count).toBe(ungated.filter((total) => total === leading).length);
        expect(tieBreak.ranked_total).toBe(entries.length);
        expect(tieBreak.seed).toBe(seed({ date: TODAY, queryKey, total: leading }));
      }),
    );
    expect(largest).toBeGreaterThan(40);
  });

  test('shuffles each group on its own seed, the gated on one more than the largest ungated total', () => {
    const entries = [...Array.from({ length: 4 }, () => entry(2)), ...Array.from({ length: 4 }, () => entry(7, true))];
    const expected = [
      ...shuffle({ ...QUESTION, total: 2 }, 4),
      ...shuffle({ ...QUESTION, total: 3 }, 4).map((at) => at + 4),
    ];
    expect(rankedOrder(QUESTION, entries).order).toEqual(expected);
  });

  test('of gated entries alone is shuffled on total 1', () => {
    const entries = Array.from({ length: 6 }, () => entry(0, true));
    expect(rankedOrder(QUESTION, entries).order).toEqual(shuffle({ ...QUESTION, total: 1 }, 6));
  });

  test('of nothing is nothing', () => {
    expect(rankedOrder(QUESTION, [])).toMatchObject({
      order: [],
      tie_break: { tie_count: 0, demerits: 0, ranked_total: 0 },
    });
  });

  test('cannot depend on anything of a vendor but its demerits and gate', () => {
    const named = (prefix: string) =>
      catalogue({
        vendors: ascending(12).map((at) =>
          vendor({
            name: `${prefix} ${String.fromCharCode(97 + at)}`,
            offers: [offer({ tags: [`${prefix}-${String(at)}`] })],
          }),
        ),
      });
    const orderOf = (prefix: string) => {
      const linked = named(prefix);
      return rankedListings(linked, linked.listings, 'a question').listings.map(({ position }) => position);
    };
    expect(orderOf('Zeta')).toEqual(orderOf('Acme'));
  });
});

describe('seed, tie_count and demerits are those of the leading group', () => {
  test.each([
    ['of the lowest total that an ungated entry has', [entry(3), entry(1), entry(1), entry(2)], 1, 2],
    ['of total 0 where one has none', [entry(0), entry(2)], 0, 1],
    ['of no gated entry, whatever its total', [entry(0, true), entry(0, true), entry(4)], 4, 1],
    ['of total 0 where every entry is gated', [entry(3, true), entry(1, true)], 0, 0],
    ['of total 0 where there is no entry', [], 0, 0],
  ])('%s', (_, entries, demerits, count) => {
    const { tie_break: tieBreak } = rankedOrder(QUESTION, entries);
    expect(tieBreak).toMatchObject({ demerits, tie_count: count, ranked_total: entries.length });
    expect(tieBreak.seed).toBe(seed({ ...QUESTION, total: demerits }));
  });
});

test('the seed is the SHA-256 of day, key and total, as anyone can recompute it', () => {
  const text = '2026-11-20|related:Databases:Acme|p0';
  expect(seed({ ...QUESTION, total: 0 })).toBe(createHash('sha256').update(text).digest('hex'));
  expect(seed({ ...QUESTION, queryKey: 'related:Kü:Ω', total: 3 })).toBe(
    createHash('sha256').update('2026-11-20|related:Kü:Ω|p3').digest('hex'),
  );
});

describe('the shuffle', () => {
  test('of a known question is a known order', () => {
    expect(shuffle({ ...QUESTION, total: 0 }, 8)).toEqual([3, 5, 2, 1, 4, 0, 6, 7]);
  });

  test.each([
    [0, []],
    [1, [0]],
  ])('of %i positions leaves nothing to draw', (length, order) => {
    expect(shuffle({ ...QUESTION, total: 0 }, length)).toEqual(order);
  });

  test('is a permutation, and the same for the same question', () => {
    fc.assert(
      fc.property(keyOf, fc.nat({ max: 20 }), fc.nat({ max: 300 }), (queryKey, total, length) => {
        const question = { date: TODAY, queryKey, total };
        const order = shuffle(question, length);
        expect(order.toSorted((one, other) => one - other)).toEqual(ascending(length));
        expect(shuffle(question, length)).toEqual(order);
      }),
    );
  });

  test('puts every position first about equally often over the days', () => {
    const firsts = [0, 0, 0, 0, 0];
    for (let key = 0; key < 2000; key += 1) {
      const first = shuffle({ date: TODAY, queryKey: String(key), total: 0 }, 5)[0] ?? 0;
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 400)).toBeLessThan(80);
  });
});
