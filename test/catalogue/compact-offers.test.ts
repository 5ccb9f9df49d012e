import { describe, expect, it } from 'vitest';
import { encode } from '../../src/routes/route.ts';
import { newest } from '../../src/routes/newest.ts';
import { offers } from '../../src/routes/offers.ts';
import { COMPACT_DESCRIPTION_CHARS } from '../../src/routes/shared/offer-fields.ts';
import { ask } from '../routes/ask.ts';
import { shippedCatalogue } from '../shipped.ts';

const MAX_MEAN_BYTES = 320;

type Listed = readonly Readonly<Record<string, unknown>>[];

const catalogue = await shippedCatalogue();
const listed = (query: string): Listed =>
  (JSON.parse(encode(ask(offers, catalogue, `limit=100000&${query}`))) as { readonly offers: Listed }).offers;

function meanBytes(list: Listed): number {
  return list.reduce((sum, offer) => sum + Buffer.byteLength(JSON.stringify(offer)), 0) / list.length;
}

describe('compact=true', () => {
  it(`takes at most ${MAX_MEAN_BYTES} bytes an offer on average`, () => {
    const compact = listed('compact=true');
    expect(compact.length).toBeGreaterThan(1000);
    expect(meanBytes(compact)).toBeLessThanOrEqual(MAX_MEAN_BYTES);
  });

  it('so do the newest, which say how old their entries are', () => {
    const deals = Array.from({ length: Math.ceil(catalogue.listings.length / 50) }, (_, page) => {
      const reply = ask(newest, catalogue, `compact=true&since=2000-01-01&limit=50&offset=${page * 50}`);
      return (JSON.parse(encode(reply)) as { readonly deals: Listed }).deals;
    }).flat();
    expect(deals).toHaveLength(catalogue.listings.length);
    expect(meanBytes(deals)).toBeLessThanOrEqual(MAX_MEAN_BYTES);
  });

  it('marks a description that it shortens, and `fields` returns the whole one', () => {
    const whole = listed('fields=description,gate&compact=true');
    const longer = whole.filter(({ description }) => String(description).length > COMPACT_DESCRIPTION_CHARS);
    expect(longer.length).toBeGreaterThan(0);
    expect(listed('compact=true').filter(({ description }) => String(description).endsWith('…'))).toHaveLength(
      longer.length,
    );
    expect(whole.some(({ gate }) => gate !== undefined)).toBe(true);
  });
});
