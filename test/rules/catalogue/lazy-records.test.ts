import { describe, expect, it } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { LongOffer } from '../../../src/model/split-index.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { Lacking, LazyVendors } from '../../../src/rules/catalogue/lazy-records.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { change, read, TODAY } from '../../builders.ts';
import { description, linked, source, url } from './split-records.ts';

describe('records whose texts are elsewhere', () => {
  it('order, filter and count without a request', () => {
    const of = source();
    const market = linked(of);
    const [listing] = market.listings;
    expect([listing?.offer.tier, listing?.offer.tags, listing?.offer.eligibility?.type]).toEqual([
      'Free',
      ['database'],
      'startup',
    ]);
    expect(market.changes.map(({ vendor, date }) => `${vendor} ${date}`)).toEqual([
      'Birch 2026-11-01',
      'Birch 2026-11-01',
      'Cedar 2026-11-01',
      'Cedar 2026-11-01',
    ]);
    for (const requested of Object.values(of)) expect(requested).not.toHaveBeenCalled();
  });

  it('request the part and the place in it of a vendor when a text is read', () => {
    const of = source();
    const { listings } = linked(of);
    expect(listings.map((each) => each.offer.description)).toEqual([description, description, description]);
    expect(of.vendor.mock.calls).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(listings[0]?.offer.eligibility).toMatchObject({ conditions: ['Young'], program: 'Start' });
  });

  it('request a change record by its place in the catalogue, with all records of its vendor', () => {
    const of = source();
    const { changes } = linked(of);
    expect(changes.map(({ summary }) => summary)).toEqual(Array(4).fill('The texts'));
    expect(of.change.mock.calls).toEqual([
      [0, [0, 2]],
      [1, [0, 2]],
      [2, [2, 4]],
      [3, [2, 4]],
    ]);
  });

  it('request optional members of a vendor only where it has them', () => {
    const of = source();
    const [acme, birch] = linked(of).vendors;
    expect([birch?.detect, birch?.referral_program, birch?.reads]).toEqual([undefined, undefined, []]);
    expect(of.vendor).not.toHaveBeenCalled();
    expect(acme?.detect).toEqual({ npm: ['acme'] });
    expect(acme?.reads).toEqual([read()]);
  });

  it('have the read of the page of an offer', () => {
    expect(linked(source()).listings.map(({ read: page }) => page?.url)).toEqual([url, undefined, undefined]);
    const reads = [read({ url: `${url}/other` }), read()];
    const of = { ...source(), vendor: () => ({ offers: [{ url, description }], reads }) };
    expect(linked(of).listings[0]?.read).toBe(reads[1]);
  });

  it('have every other member of an offer from its texts', () => {
    const others = {
      conditions: [{ text: 'No card', quote: '', url, read_on: TODAY }],
      limits: [{ measure: 'seats', amount: 5, unit: null, per: null, text: '5 seats' }],
      payment_protocols: ['x402'],
      product_subtypes: ['vector'],
      restated_from: { record_date: TODAY, url },
    } as unknown as Partial<LongOffer>;
    const of = { ...source(), vendor: () => ({ offers: [{ url, description, ...others }], reads: [] }) };
    const lazy = linked(of).listings[0]?.offer;
    expect(Object.fromEntries(Object.keys(others).map((key) => [key, lazy?.[key as keyof LongOffer]]))).toEqual(others);
    expect([lazy?.eligibility?.conditions, lazy?.eligibility?.program]).toEqual([[], undefined]);
  });

  it('have every other member of a change record from its texts', () => {
    const texts = {
      previous_state: 'Before',
      current_state: 'After',
      source_url: url,
      detected_by: 'reader',
      archive_check: { checked: TODAY },
      source_check: { checked: TODAY },
    } as unknown as Partial<ChangeRecord>;
    const of = { ...source(), change: () => change(texts) };
    expect(linked(of).changes[0]).toMatchObject(texts);
    const [record] = linked(of).changes;
    const shown = Object.keys(texts).map((key) => [key, record?.[key as keyof ChangeRecord]]);
    expect(Object.fromEntries(shown)).toEqual(texts);
  });

  it('have the referral programme of a vendor from its texts', () => {
    const programme = { available: true } as unknown as NonNullable<Vendor['referral_program']>;
    const of = { ...source(), vendor: () => ({ offers: [], reads: [], referral_program: programme }) };
    const short = { slug: slug('Acme'), name: 'Acme', part: 0, offers: [] };
    const [without, having] = [{}, { has: ['referral_program'] as const }].map((has) =>
      new LazyVendors(of).add({ ...short, ...has }),
    );
    expect([without?.referral_program, having?.referral_program]).toEqual([undefined, programme]);
  });

  it('fail where a part is of another build', () => {
    const of = { ...source(), vendor: () => ({ offers: [], reads: [] }) };
    expect(() => linked(of).listings[0]?.offer.url).toThrow('the parts of the index are of another build');
  });
});

it('carries what has to be fetched', () => {
  const lacking = new Lacking({ part: 3 });
  expect(lacking.need).toEqual({ part: 3 });
  expect(lacking.message).toBe('a part of the index has to be fetched');
});
