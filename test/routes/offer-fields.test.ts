import { describe, expect, it } from 'vitest';
import { details } from '../../src/routes/details.ts';
import { encode } from '../../src/routes/encode.ts';
import { offers } from '../../src/routes/offers.ts';
import { OFFER_FIELDS } from '../../src/routes/shared/offer-fields.ts';
import { offerShape } from '../../src/routes/shared/offer.schema.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';
import { ask, refusalOf } from './ask.ts';
import { askPath } from './ask-path.ts';

const index = await tinyCatalogue();
const MAX_COMPACT_BYTES = 320;

type Listed = readonly Readonly<Record<string, unknown>>[];

const listed = (query: string, catalogue = index): Listed =>
  (JSON.parse(encode(ask(offers, catalogue, query))) as { readonly offers: Listed }).offers;

describe('fields=', () => {
  it('takes every field of an offer and no other', () => {
    expect([...OFFER_FIELDS].sort()).toEqual(Object.keys(offerShape).sort());
  });

  it('returns these fields alone, null ones included, in the order of the offer', () => {
    const whole = listed('limit=1000');
    expect(listed('limit=1000&fields=gate,vendor')).toEqual(whole.map(({ vendor, gate }) => ({ vendor, gate })));
    expect(Object.keys(listed('limit=1&fields=gate,vendor')[0] ?? {})).toEqual(['vendor', 'gate']);
  });

  it('refuses a field that no offer has, with those that it has', () => {
    const { status, body } = refusalOf(ask(offers, index, 'fields=vendor,price'));
    expect(status).toBe(400);
    expect(body['error']).toContain('"price"');
    expect(body['valid']).toEqual(OFFER_FIELDS);
  });

  it('counts for alternatives too', () => {
    const reply = askPath(details, index, '/api/details/acme?alternatives=true&fields=slug');
    const { alternatives, offer } = JSON.parse(encode(reply)) as {
      readonly alternatives: Listed;
      readonly offer: object;
    };
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.every((each) => Object.keys(each).join() === 'slug')).toBe(true);
    expect(Object.keys(offer)).toContain('tier');
  });
});

describe('compact=true', () => {
  it('has no field that is null or empty, and says nothing else than the whole offer', () => {
    const whole = listed('limit=1000');
    listed('limit=1000&compact=true').forEach((compact, at) => {
      expect(whole[at]).toMatchObject(compact);
      for (const value of Object.values(compact)) expect([null, '', [], {}]).not.toContainEqual(value);
    });
  });

  it('keeps what speaks against an offer', () => {
    const gated = listed('limit=1000').filter(({ gate }) => gate !== null);
    const compact = listed('limit=1000&compact=true').filter(({ gate }) => gate !== undefined);
    expect(gated.length).toBeGreaterThan(0);
    expect(compact.map(({ slug }) => slug)).toEqual(gated.map(({ slug }) => slug));
  });

  it(`takes at most ${MAX_COMPACT_BYTES} bytes an offer of the shipped catalogue, on average`, async () => {
    const shipped = await shippedCatalogue();
    const compact = listed('limit=100000&compact=true', shipped);
    expect(compact).toHaveLength(shipped.listings.length);
    expect(Buffer.byteLength(JSON.stringify(compact)) / compact.length).toBeLessThanOrEqual(MAX_COMPACT_BYTES);
  });
});
