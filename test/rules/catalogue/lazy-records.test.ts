import { describe, expect, it } from 'vitest';
import { Lacking } from '../../../src/rules/catalogue/lazy-records.ts';
import { read } from '../../builders.ts';
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
  });

  it('fail where a part is of another build', () => {
    const of = { ...source(), vendor: () => ({ offers: [], reads: [] }) };
    expect(() => linked(of).listings[0]?.offer.url).toThrow('the parts of the index are of another build');
  });
});

it('carries what has to be fetched', () => {
  expect(new Lacking({ part: 3 }).need).toEqual({ part: 3 });
});
