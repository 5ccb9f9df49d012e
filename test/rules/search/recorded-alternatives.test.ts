import { describe, expect, it } from 'vitest';
import {
  recordedAlternatives,
  productsReplaced,
  shownAlternatives,
} from '../../../src/rules/search/recorded-alternatives.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'Acme', former_names: ['Apex'], changes: [change({ alternatives: ['Birch', 'Unknown'] })] }),
    vendor({ name: 'Birch', offers: [offer({ alternative_to: ['Heroku', 'ACME'] })] }),
    vendor({ name: 'Cedar', offers: [offer({ alternative_to: ['apex', 'Cedar', 'Firebase'] })] }),
    vendor({
      name: 'Dunlin Cloud',
      changes: [
        change({
          vendor: 'Dunlin Cloud',
          alternatives: ['Cedar'],
          resolution: { state: 'retracted', date: '2026-11-05' },
        }),
      ],
    }),
    vendor({ name: 'Ember Mail', offers: [], changes: [change({ vendor: 'Ember Mail' })] }),
    vendor({ name: 'Ember Cloud', offers: [], changes: [change({ vendor: 'Ember Cloud' })] }),
  ],
});
const found = (name: string) => {
  const known = recordedAlternatives(market, name);
  return known && [known.vendor?.name ?? null, [...known.recorded].map((listing) => listing.vendor.name)];
};

describe('what is recorded as an alternative', () => {
  it.each([
    ['a vendor, by its records, former names and by offers', 'acme', ['Acme', ['Birch', 'Cedar']]],
    ['a former name of the vendor', 'Apex', ['Acme', ['Birch', 'Cedar']]],
    ['a product that offers alone name', 'heroku', [null, ['Birch']]],
    ['a vendor that names itself, without itself', 'Cedar', ['Cedar', []]],
    ['a vendor of which nothing is recorded', 'Birch', ['Birch', []]],
    ['a short form of one vendor, whose retracted record does not count', 'dunlin', ['Dunlin Cloud', []]],
    ['a short form of two vendors whose offers have ended', 'ember', null],
    ['no known name', 'Nothing', null],
    ['no name', '', null],
  ])('to %s', (_, name, expected) => {
    expect(found(name)).toEqual(expected);
  });

  it('is known by listing, with each product', () => {
    const replaced = productsReplaced(market);
    expect(market.listings.map((listing) => replaced.get(listing)?.length)).toEqual([undefined, 2, 3, undefined]);
  });
});

it('is shown before offers that share the leading tags, those before others, and gated ones last', () => {
  const tagged = (name: string, tags: readonly string[], more: Parameters<typeof offer>[0] = {}) =>
    vendor({ name, offers: [offer({ tags, ...more })] });
  const index = catalogue({
    vendors: [
      tagged('Acme', ['sql', 'edge', 'cache']),
      tagged('Both', ['Edge', 'sql']),
      tagged('Closed', ['sql', 'edge'], { tier: 'Paid' }),
      tagged('Gated', ['sql'], { tier: 'Paid', alternative_to: ['Acme'] }),
      tagged('Named', ['x'], { category: 'Email', alternative_to: ['Acme'] }),
      tagged('None', ['cache']),
      tagged('One', ['edge']),
    ],
  });
  const shown = shownAlternatives(index, index.listings[0]!).map(({ listing, isRecorded, shared }) => {
    return [listing.vendor.name, isRecorded, shared];
  });
  expect(shown).toEqual([
    ['Named', true, []],
    ['Both', false, ['sql', 'edge']],
    ['One', false, ['edge']],
    ['None', false, []],
    ['Gated', true, ['sql']],
    ['Closed', false, ['sql', 'edge']],
  ]);
});
