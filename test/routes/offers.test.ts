import { describe, expect, it } from 'vitest';
import { STABILITIES } from '../../src/model/vocabulary.ts';
import { answerName } from '../../src/routes/answer-name.ts';
import { offers, offersBody } from '../../src/routes/offers.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { catalogue, category, change, offer, vendor } from '../builders.ts';
import { ask, bodyOf, keysOf, refusalOf } from './ask.ts';

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
  it.each([
    ['', true],
    ['category=databases', true],
    ['q=postgres', false],
    ['q=postgres&category=databases', false],
  ])('looks for a prepared answer to %j only where a case can have made one', (query, looks) => {
    const parsed = parseValues(offers.parameters, new URLSearchParams(query), {});
    expect('values' in parsed && answerName(offers, parsed.values) !== null).toBe(looks);
  });

  it('answers the first 20 offers in catalogue order', () => {
    const first = body(many);
    expect(first.offers.map(({ vendor: name }) => name)).toEqual(
      many.listings.slice(0, 20).map((each) => each.vendor.name),
    );
    expect(first).toMatchObject({ total: 45, gated: 0, _provenance: { verified_records: 20 } });
  });

  it('lays its fields out in the order of the specification', () => {
    const changes = [change({ change_type: 'free_tier_removed' })];
    const paid = vendor({ name: 'Paid', offers: [offer({ tier: 'Paid' })], changes });
    const retired = vendor({ name: 'Ended', offers: [offer({ tier: 'Retired' })] });
    const index = catalogue({ vendors: [paid, retired] });
    expect(keysOf(ask(offers, index, 'stability=volatile'))).toEqual([
      'offers',
      'total',
      'gated',
      'gate_summary',
      'stability_withheld',
      'stability_withheld_summary',
      'limit',
      'offset',
      'next',
      '_provenance',
    ]);
  });

  it('pages through the whole list without a gap', () => {
    const paged = ['', 'offset=20', 'offset=40'].flatMap((query) => names(many, query));
    expect(paged).toEqual(many.listings.map((each) => each.vendor.name));
    expect(body(many, 'offset=45')).toMatchObject({ offers: [], total: 45 });
  });

  it('takes any page size, 0 included', () => {
    expect(names(many, 'limit=0')).toEqual([]);
    expect(names(many, 'limit=1000')).toHaveLength(45);
  });

  it('moves a number below 0 to 0', () => {
    expect(names(many, 'offset=-3')).toEqual(names(many));
    expect(names(many, 'limit=-3')).toEqual([]);
  });

  it.each(['Databases', 'databases', 'DATABASES', 'data stores', 'Data-Stores'])('knows a category as %s', (text) => {
    expect(names(mixed, `category=${encodeURIComponent(text)}`)).toEqual(['Calm', 'Ended', 'Shaky']);
  });

  it.each(['ci/cd', 'ci-cd'])('knows a category with a stroke as %s', (text) => {
    expect(names(mixed, `category=${encodeURIComponent(text)}`)).toEqual(['Paid']);
  });

  it.each(['Nowhere', 'Data', '!!!', ' '])('matches nothing in an unknown category: %j', (text) => {
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

  it.each([
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=x', 'offset'],
    ['limit=1&limit=2', 'limit'],
    [`q=${'a'.repeat(513)}`, 'q'],
  ])('refuses %s and names the parameter', (query, parameter) => {
    const refused = refusalOf(ask(offers, mixed, query));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      param: parameter,
      error: expect.stringContaining(`${parameter} must `) as string,
    });
  });

  it('refuses a stability class that is none, with those there are', () => {
    expect(refusalOf(ask(offers, mixed, 'stability=great'))).toMatchObject({
      status: 400,
      body: { valid: [...STABILITIES] },
    });
  });

  it('takes a query of white space alone for no filter, and finds nothing for one that no text contains', () => {
    const all = body(mixed, '').total;
    for (const blank of ['q=', 'q=%20', 'q=%09%20%0A', 'q=%E3%80%80']) {
      expect(body(mixed, blank), blank).toMatchObject({ total: all });
    }
    for (const odd of ['q=%E2%98%83', 'q=!!!', 'q=%F0%9F%92%A9'])
      expect(body(mixed, odd), odd).toMatchObject({ total: 0 });
  });

  it('accepts a query of 512 characters and ignores unknown parameters', () => {
    expect(body(mixed, `q=${'a'.repeat(512)}`).total).toBe(0);
    expect(body(mixed, 'colour=red').total).toBe(4);
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

  it('answers for an index without offers', () => {
    expect(body(catalogue({ vendors: [] }))).toMatchObject({ offers: [], total: 0, gated: 0 });
  });
});
