import { describe, expect, it } from 'vitest';
import { STABILITIES } from '../../src/model/vocabulary.ts';
import { offers, offersBody } from '../../src/routes/offers.ts';
import { catalogue, category, change, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const many = catalogue({
  vendors: Array.from({ length: 45 }, (_each, place) =>
    vendor({
      name: `Vendor ${String(place).padStart(2, '0')}`,
      offers: [offer({ description: `Number ${String(place)}` })],
    }),
  ),
});

const mixed = catalogue({
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] }), category({ name: 'CI/CD' })],
  vendors: [
    vendor({ name: 'Calm' }),
    vendor({ name: 'Ended', offers: [offer({ tier: 'Retired', verifiedDate: '2026-01-01' })] }),
    vendor({ name: 'Paid', offers: [offer({ tier: 'Paid', category: 'CI/CD' })] }),
    vendor({ name: 'Shaky', changes: [change({ change_type: 'free_tier_removed' })] }),
  ],
});

const body = (index = mixed, query = '') => bodyOf(offersBody, ask(offers, index, query));
const names = (index = mixed, query = '') => body(index, query).offers.map(({ vendor: name }) => name);

describe('/api/offers', () => {
  it('answers the first 20 offers in catalogue order', () => {
    const first = body(many);
    expect(first.offers.map(({ vendor: name }) => name)).toEqual(
      many.listings.slice(0, 20).map((each) => each.vendor.name),
    );
    expect(first).toMatchObject({ total: 45, gated: 0, _provenance: { verified_records: 20 } });
  });

  it.each(['databases', 'data stores'])('knows a category by any spelling and by its retired name: %s', (text) => {
    expect(names(mixed, `category=${encodeURIComponent(text)}`)).toEqual(['Calm', 'Ended', 'Shaky']);
  });

  it.each(['Nowhere', 'Data', ' '])('matches nothing in an unknown category: %j', (text) => {
    expect(body(mixed, `category=${encodeURIComponent(text)}`)).toMatchObject({ offers: [], total: 0, gated: 0 });
  });

  it('points at the page of the one category it answers for', () => {
    expect(body(mixed, 'category=data+stores')._provenance.url).toBe('https://deals.example/category/databases');
    expect(body(mixed, 'category=nowhere')._provenance.url).toBe('https://deals.example/');
  });

  it('searches within a category', () => {
    expect(names(mixed, 'q=storage&category=ci-cd')).toEqual(['Paid']);
    expect(names(mixed, 'q=shaky&category=ci-cd')).toEqual([]);
  });

  it('counts gates over the whole match and not the page', () => {
    expect(body(mixed, 'limit=1')).toMatchObject({
      total: 4,
      gated: 2,
      gate_summary:
        '2 of 4 matching offers are not on the ranked list: 1 retired (offer_retired), 1 not free (not_a_free_offer).',
    });
    expect(body(mixed, 'q=calm')).not.toHaveProperty('gate_summary');
  });

  it('returns only offers of the requested stability class', () => {
    expect(names(mixed, 'stability=volatile')).toEqual(['Shaky']);
    for (const stability of STABILITIES) {
      for (const each of body(mixed, `stability=${stability}`).offers) expect(each.stability).toBe(stability);
    }
  });

  it('says how many of the match publish no stability class, before the filter by class', () => {
    const withheld =
      mixed.listings.length - STABILITIES.reduce((sum, word) => sum + body(mixed, `stability=${word}`).total, 0);
    expect(withheld).toBeGreaterThan(0);
    const volatile = body(mixed, 'stability=volatile');
    expect(volatile.stability_withheld).toBe(withheld);
    expect(volatile.stability_withheld_summary).toContain(`${String(withheld)} of 4 offers`);
    expect(body()).not.toHaveProperty('stability_withheld');
    const none = body(mixed, 'stability=stable&q=calm');
    expect(none.stability_withheld).toBe(0);
    expect(none).not.toHaveProperty('stability_withheld_summary');
  });

  it('takes a query of white space alone for no filter, and finds nothing for one that no text contains', () => {
    expect([body(mixed, 'q=%E3%80%80').total, body(mixed, 'q=!!!').total]).toEqual([4, 0]);
  });

  it('prepares every page of the whole list and of each category, and each stability class', () => {
    expect([...offers.cases(many)]).toEqual([
      {},
      { offset: '20' },
      { offset: '40' },
      { category: 'databases' },
      { category: 'databases', offset: '20' },
      { category: 'databases', offset: '40' },
      ...STABILITIES.map((stability) => ({ stability })),
    ]);
  });
});
