import { expect, it } from 'vitest';
import { parseIndex } from '../../functions/parse-index.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { limitsOf } from '../../src/rules/limits/limits-of.ts';
import { shippedCatalogue } from '../shipped.ts';

const SIZE = { manifest: {}, files: 0, bytes: 0 };

it('knows the limits of each offer from the index', async () => {
  const built = await shippedCatalogue();
  const { text } = indexFile(built, SIZE);
  const { records, date, site } = parseIndex(text);
  const { listings } = link(records, date, site);
  expect(listings.map(({ offer }) => limitsOf(offer))).toEqual(built.listings.map(({ offer }) => limitsOf(offer)));
});

it('reads no description again', async () => {
  const index = JSON.parse(indexFile(await shippedCatalogue(), SIZE).text) as { limits: unknown[] };
  const other = [{ measure: 'seats', amount: 7, unit: null, per: null, text: 'seven' }];
  const text = JSON.stringify({ ...index, limits: index.limits.map(() => other) });
  const offers = parseIndex(text).records.vendors.flatMap((vendor) => vendor.offers);
  expect(offers.length).toBeGreaterThan(1000);
  for (const offer of offers) expect(limitsOf(offer)).toEqual(other);
});
