import { describe, expect, test } from 'vitest';
import { rankedListings } from '../../../src/rules/ranking/alternatives.ts';
import { auditGaps, CORE_CATEGORIES } from '../../../src/rules/stack/picks.ts';
import { catalogue, category, change, offer, vendor } from '../../builders.ts';

const inEach = CORE_CATEGORIES.map((name) => vendor({ name: `${name} maker`, offers: [offer({ category: name })] }));
const market = catalogue({ vendors: inEach });
const named = (vendors: Parameters<typeof auditGaps>[1]) => auditGaps(market, vendors).map((gap) => gap.category.name);

describe('the gaps', () => {
  test.each([
    ['of no stack are all core categories in published order', [], CORE_CATEGORIES],
    ['of a stack leave out the categories it is in', inEach.slice(0, 7), ['Search', 'Feature Flags']],
    ['are all core categories for a vendor without offers and records', [vendor({ offers: [] })], CORE_CATEGORIES],
  ])('%s', (_, vendors, categories) => {
    expect(named(vendors)).toEqual(categories);
  });

  test('leave out every category that a vendor has an offer in', () => {
    const both = vendor({ offers: [offer({ category: 'Databases' }), offer({ category: 'Search' })] });
    const gaps = auditGaps(catalogue({ vendors: [both] }), [both]);
    expect(gaps.map((gap) => gap.category.name)).toEqual([]);
  });

  test('are one where two core categories were merged', () => {
    const merged = catalogue({
      vendors: [],
      categories: [category({ name: 'Monitoring', retired_names: ['Logging'] })],
    });
    expect(auditGaps(merged, []).map((gap) => gap.category.name)).toEqual(['Monitoring']);
  });
});

describe('the recommendation for a gap', () => {
  const recommended = (offers: readonly ReturnType<typeof offer>[]) =>
    auditGaps(catalogue({ vendors: [vendor({ offers, changes: [change()] })] }), [])[0]?.recommendation ?? null;

  test('is a free offer on the ranked list, at any level', () => {
    expect(recommended([offer()])?.vendor.name).toBe('Acme');
  });

  test('is the first of the order of the query key "audit-gap:CATEGORY"', () => {
    const vendors = ['Ace', 'Bee', 'Cog', 'Dew', 'Elm', 'Fig'].map((name) => vendor({ name }));
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    const markets = dates.map((date) => catalogue({ vendors, date }));
    const firstOf = (held: (typeof markets)[number]) =>
      rankedListings(held, held.listings, 'audit-gap:Databases').listings[0];
    expect(markets.map((held) => auditGaps(held, [])[0]?.recommendation)).toEqual(markets.map(firstOf));
  });

  test.each(['Paid', 'Retired', 'Trial'])('is never an offer of tier %s', (tier) => {
    expect(recommended([offer({ tier })])).toBeNull();
  });
});

describe('a core category that names tags', () => {
  const mail = category({ name: 'Email', tags: ['transactional-email'] });
  const programmes = category({ name: 'Startup Programs', holds: 'programmes' });
  const programme = (tags: readonly string[]) => offer({ category: 'Startup Programs', tags });

  test('is recommended an offer that has one of them', () => {
    const vendors = [
      vendor({ name: 'Alias', offers: [offer({ category: 'Email', tags: ['alias'] })] }),
      vendor({ name: 'Sender', offers: [offer({ category: 'Email', tags: ['api', 'transactional-email'] })] }),
    ];
    const gaps = auditGaps(catalogue({ vendors, categories: [mail] }), []);
    expect(gaps.map(({ recommendation }) => recommendation?.vendor.name)).toEqual(['Sender']);
  });

  test.each([
    ['a programme with one of them', vendor({ offers: [programme(['transactional-email'])] }), []],
    ['no programme without one', vendor({ offers: [programme(['banking'])] }), ['Email']],
    ['no offer of another category', vendor({ offers: [offer({ tags: ['transactional-email'] })] }), ['Email']],
    ['a vendor held by its records there', vendor({ offers: [], changes: [change({ category: 'Email' })] }), []],
    ['no vendor held by its records elsewhere', vendor({ offers: [], changes: [change()] }), ['Email']],
  ])('is covered by %s', (_, service, expected) => {
    const held = catalogue({ vendors: [service], categories: [mail, programmes] });
    const names = auditGaps(held, held.records.vendors).map((gap) => gap.category.name);
    expect(names.filter((name) => name === 'Email')).toEqual(expected);
  });
});

test('a core category without tags is not covered by a programme', () => {
  const startup = vendor({ offers: [offer({ category: 'Startup Programs', tags: ['database'] })] });
  const categories = [category(), category({ name: 'Startup Programs', holds: 'programmes' })];
  const gaps = auditGaps(catalogue({ vendors: [startup], categories }), [startup]);
  expect(gaps.map((gap) => gap.category.name)).toEqual(['Databases']);
});
