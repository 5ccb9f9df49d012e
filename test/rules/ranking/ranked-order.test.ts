import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alternatives, rankedListings } from '../../../src/rules/ranking/alternatives.ts';
import { rankedOrder } from '../../../src/rules/ranking/ranked-order.ts';
import { seed, shuffle } from '../../../src/rules/ranking/shuffle.ts';
import { catalogue, day, offer, TODAY, vendor } from '../../builders.ts';

const QUESTION = { date: day('2026-11-20'), queryKey: 'related:Databases:Acme' };
const entryOf = fc.record({ gated: fc.boolean(), demerits: fc.nat({ max: 9 }) });
const keyOf = fc.string();
const ascending = (length: number) => Array.from({ length }, (_, index) => index);

describe('the seed', () => {
  test('is the SHA-256 of day, key and total, as anyone can recompute it', () => {
    const text = '2026-11-20|related:Databases:Acme|p0';
    expect(seed({ ...QUESTION, total: 0 })).toBe(createHash('sha256').update(text).digest('hex'));
    expect(seed({ ...QUESTION, queryKey: 'related:Kü:Ω', total: 3 })).toBe(
      createHash('sha256').update('2026-11-20|related:Kü:Ω|p3').digest('hex'),
    );
  });
});

describe('the shuffle', () => {
  test('of a known question is a known order', () => {
    expect(shuffle({ ...QUESTION, total: 0 }, 8)).toMatchInlineSnapshot(`
      [
        3,
        5,
        2,
        1,
        4,
        0,
        6,
        7,
      ]
    `);
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
    const entries = [
      ...Array<{ gated: boolean; demerits: number }>(4).fill({ gated: false, demerits: 2 }),
      ...Array<{ gated: boolean; demerits: number }>(4).fill({ gated: true, demerits: 7 }),
    ];
    const expected = [
      ...shuffle({ ...QUESTION, total: 2 }, 4),
      ...shuffle({ ...QUESTION, total: 3 }, 4).map((at) => at + 4),
    ];
    expect(rankedOrder(QUESTION, entries).order).toEqual(expected);
  });

  test('of gated entries alone is shuffled on total 1', () => {
    const entries = Array<{ gated: boolean; demerits: number }>(6).fill({ gated: true, demerits: 0 });
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

describe('the alternatives of an offer', () => {
  const linked = catalogue({
    vendors: [
      vendor({ name: 'Acme' }),
      vendor({ name: 'Old', offers: [offer({ verifiedDate: '2026-06-01' })] }),
      vendor({ name: 'Gated', offers: [offer({ tier: 'Paid' }), offer({ tier: 'Free' })] }),
      vendor({ name: 'Trial', offers: [offer({ tier: 'Trial' })] }),
      vendor({ name: 'Sound', offers: [offer(), offer({ tier: 'Trial' })] }),
      vendor({ name: 'Elsewhere', offers: [offer({ category: 'Email' })] }),
    ],
  });
  const acme = linked.listingsByVendor.get(vendor({ name: 'Acme' }).slug)?.[0];
  if (!acme) throw new Error('Acme is listed');

  test('are the first offers of the other vendors of its category, best first, gated last', () => {
    const { listings, tie_break: tieBreak } = alternatives(linked, acme, 'related:Databases:Acme');
    expect(listings.map((listing) => [listing.vendor.name, listing.offer.tier])).toEqual([
      ['Sound', 'Free'],
      ['Old', 'Free'],
      ['Trial', 'Trial'],
      ['Gated', 'Paid'],
    ]);
    expect(tieBreak).toMatchObject({
      date: '2026-11-20',
      query_key: 'related:Databases:Acme',
      tie_count: 1,
      ranked_total: 4,
    });
  });

  test('come in the same order however they are handed over', () => {
    const forward = rankedListings(linked, linked.listings, 'a question');
    expect(rankedListings(linked, linked.listings.toReversed(), 'a question')).toEqual(forward);
  });
});
