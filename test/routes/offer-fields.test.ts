import { describe, expect, it } from 'vitest';
import { encode } from '../../src/routes/route.ts';
import { offers } from '../../src/routes/offers.ts';
import { OFFER_FIELDS } from '../../src/routes/shared/offer-fields.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask, askPath, refusalOf } from './ask.ts';

const index = await tinyCatalogue();

type Listed = readonly Readonly<Record<string, unknown>>[];

const listed = (query: string): Listed =>
  (JSON.parse(encode(ask(offers, index, query))) as { readonly offers: Listed }).offers;

describe('fields=', () => {
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
    const reply = askPath(index, '/api/details/acme?alternatives=true&fields=slug');
    const { alternatives, offer } = JSON.parse(encode(reply)) as {
      readonly alternatives: Listed;
      readonly offer: object;
    };
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.every((each) => Object.keys(each).join() === 'slug')).toBe(true);
    expect(Object.keys(offer)).toContain('tier');
    expect(askPath(index, '/api/details/acme?fields=slug')).toHaveProperty('body.warnings.length', 1);
  });
});

describe('compact=true', () => {
  it('has no field that is null or empty, and the values of the whole offer', () => {
    const whole = listed('limit=1000');
    listed('limit=1000&compact=true').forEach(({ description, gate_code, ...compact }, at) => {
      const { gate, description: terms } = whole[at] as { gate: { code: string } | null; description: string };
      expect(whole[at]).toMatchObject(compact);
      expect(gate_code).toBe(gate?.code);
      expect(terms).toContain(String(description).replace(/…$/, ''));
      for (const value of Object.values(compact)) expect([null, '', [], {}]).not.toContainEqual(value);
    });
  });

  it('keeps what speaks against an offer', () => {
    const gated = listed('limit=1000').filter(({ gate }) => gate !== null);
    const compact = listed('limit=1000&compact=true').filter(({ gate_code }) => gate_code !== undefined);
    expect(gated.length).toBeGreaterThan(0);
    expect(compact.map(({ slug }) => slug)).toEqual(gated.map(({ slug }) => slug));
  });

  it('counts for both offers of a comparison of two vendors', () => {
    const body = (query: string) =>
      JSON.parse(encode(askPath(index, `/api/compare?a=acme&b=borealis${query}`))) as Readonly<
        Record<'vendor_a' | 'vendor_b', Readonly<Record<string, unknown>>>
      >;
    const { vendor_a, vendor_b } = body('&compact=true');
    expect(vendor_a).toMatchObject({ slug: 'acme', category: body('').vendor_a['category'] });
    for (const each of [vendor_a, vendor_b]) expect(Object.keys(each)).not.toContain('deal_changes');
    expect(Object.keys(body('&fields=slug,deal_changes').vendor_b)).toEqual(['slug', 'deal_changes']);
  });
});
