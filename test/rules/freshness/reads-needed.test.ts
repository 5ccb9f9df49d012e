import { expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { citedPages } from '../../../src/rules/freshness/cited-pages.ts';
import { readsNeeded } from '../../../src/rules/freshness/due-reads.ts';
import { daysAgo, offer, TODAY, vendor } from '../../builders.ts';

const named = (name: string, given: Partial<Vendor> = {}): Vendor => {
  const url = `https://${name}.example/pricing`;
  return vendor({ name, offers: [offer({ url, verifiedDate: daysAgo(100) })], ...given });
};

const pages = (...vendors: readonly Vendor[]) => citedPages({ vendors }, TODAY);

it('counts the reads a night that keep every offer from lapsing', () => {
  const lapsing = (name: string, days: number) =>
    named(name, { offers: [offer({ url: `https://${name}.example/`, verifiedDate: daysAgo(days) })] });
  // Two lapse in two days, one in ten, one has lapsed.
  const cited = pages(lapsing('a', 179), lapsing('b', 179), lapsing('c', 171), lapsing('d', 200));
  expect(readsNeeded(cited, TODAY)).toEqual({ lapsed: 1, before_lapse: 1, within_cycle: 1 });
});

it.each([
  ['an offer without a page that lapses today', [181], { lapsed: 1, before_lapse: 0 }],
  ['one lapse in a day', [180], { lapsed: 0, before_lapse: 1 }],
  ['three lapses in a day and one in ten', [171, 180, 180, 180], { lapsed: 0, before_lapse: 3 }],
  ['a lapse in a day that is listed behind three in ten', [171, 171, 171, 180], { lapsed: 0, before_lapse: 1 }],
])('counts the reads for %s', (_, days, expected) => {
  const cited = pages(
    ...days.map((ago, at) =>
      named(`v${at}`, { offers: [offer({ url: `https://v${at}.example/`, verifiedDate: daysAgo(ago) })] }),
    ),
  );
  expect(readsNeeded(cited, TODAY)).toMatchObject(expected);
});
