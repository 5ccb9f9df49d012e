import { expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { citedPages } from '../../../src/rules/reading/cited-pages.ts';
import { readsNeeded } from '../../../src/rules/reading/reads-needed.ts';
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
