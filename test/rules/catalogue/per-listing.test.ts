import { expect, it } from 'vitest';
import { memoizeByListing } from '../../../src/rules/catalogue/per-listing.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

it('derives once per listing of a catalogue, also where the value is false or null', () => {
  const derived: number[] = [];
  const isSecond = memoizeByListing((_, { position }) => {
    derived.push(position);
    return position === 0 ? null : position === 1;
  });
  const market = catalogue({ vendors: [vendor({ offers: [offer(), offer(), offer()] })] });
  const values = () => market.listings.map((listing) => isSecond(market, listing));
  expect(values()).toEqual([null, true, false]);
  expect(values()).toEqual([null, true, false]);
  expect(derived).toEqual([0, 1, 2]);
});
