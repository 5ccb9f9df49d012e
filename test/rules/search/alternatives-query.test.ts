import { describe, expect, it } from 'vitest';
import { alternativesQuery } from '../../../src/rules/search/alternatives-query.ts';
import { searchIndex } from '../../../src/rules/search/search-index.ts';
import { unitsOf } from '../../../src/rules/search/unit.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { catalogue, category, change, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'Acme', offers: [offer({ category: 'Hosting', tags: ['edge'] })] }),
    vendor({ name: 'Birch', offers: [offer({ category: 'Email', tags: ['x'], alternative_to: ['Acme'] })] }),
    vendor({ name: 'Cedar', offers: [offer({ category: 'Hosting', tags: ['edge'], description: 'Docker' })] }),
    vendor({ name: 'Dunlin', offers: [offer({ category: 'Hosting', tags: ['x'] })] }),
    vendor({ name: 'Ember', offers: [offer({ category: 'Storage', tags: ['x'] })] }),
  ],
});
/** The matched vendors, each with its relevance. */
const matchesOf = (of: Catalogue, query: string) => {
  const terms = query.split(' ');
  const matches = alternativesQuery(of, of.listings, { terms, units: unitsOf(searchIndex(of), terms) });
  return matches && matches.map(({ listing, relevance }) => [listing.vendor.name, relevance] as const);
};
const sureOf = (of: Catalogue, query: string) => matchesOf(of, query)?.map((match) => match.join(' ')) ?? null;
/** The matched vendors, the most relevant first. */
const found = (query: string, of = market) =>
  matchesOf(of, query)
    ?.toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name) ?? null;

describe('a query for alternatives', () => {
  it('finds the product itself where there is no alternative', () => {
    expect(found('acme alternative', catalogue({ vendors: [vendor({ name: 'Acme' })] }))).toBeNull();
  });

  it('puts first those with every other term, and keeps to them where they are five', () => {
    const five = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) =>
      vendor({ name, offers: [offer({ category: 'Hosting', description: name === 'Six' ? 'Flat' : 'docker' })] }),
    );
    const acme = vendor({ name: 'Acme', offers: [offer({ category: 'Hosting' })] });
    expect(found('docker acme alternative', catalogue({ vendors: [acme, ...five] }))).toHaveLength(5);
    expect(found('docker acme alternative')).toEqual(['Cedar', 'Birch', 'Dunlin']);
    expect(found('acme alternative unheard')?.slice(0, 2)).toEqual(['Birch', 'Cedar']);
  });

  it('puts first those with the words for what it is wanted, and keeps the others', () => {
    expect(found('acme alternative for docker')).toEqual(['Cedar', 'Birch', 'Dunlin']);
  });

  it.each([
    'acme free alternative',
    'acme replacement',
    'competitors of acme',
    'similar to acme',
    'something like acme but cheaper',
    'acme alternative for teams',
    'acme alternative for ember',
    'cheap alternative for acme',
    'migrate from acme',
    'alternativen zu acme',
    'alternative gratuite a acme',
    'alternativas a acme',
    'acme alternative with a free tier',
  ])('is "%s"', (query) => {
    expect(found(query)).toEqual(found('acme alternative'));
  });

  it('is not for another product of a maker, but for one where a word is a wish', () => {
    const maker = catalogue({
      vendors: ['Acme', 'Acme Drive', 'Birch'].map((name) =>
        vendor({ name, offers: [offer({ category: 'Hosting', description: name === 'Birch' ? 'docker' : 'Flat' })] }),
      ),
    });
    for (const query of ['acme forms alternative', 'alternative to acme forms']) expect(found(query, maker)).toBeNull();
    expect(found('acme docker alternative', maker)?.[0]).toBe('Birch');
    expect(found('forms acme alternative', maker)).toContain('Birch');
    expect(found('acme forms alternative')).toContain('Birch');
  });

  it.each([
    'acme',
    'alternative',
    'nothing alternative',
    'alternative to',
    'acme alternatively',
    'acme myalternative',
    'instead with acme',
    'for acme',
    'docker of acme',
    'acme-alternatives-now',
  ])('is not "%s"', (query) => {
    expect(found(query)).toBeNull();
  });
});

describe('the certainty of an alternative', () => {
  const held = catalogue({
    categories: [category({ name: 'Startup Programs', holds: 'programmes' })],
    vendors: [
      vendor({
        name: 'Acme',
        offers: [
          offer({ category: 'Hosting', tags: ['edge', 'x'] }),
          offer({ category: 'Startup Programs', tags: ['credits'], description: 'No alternative to an Acme' }),
        ],
        changes: [change({ category: 'Email' })],
      }),
      vendor({ name: 'Birch', offers: [offer({ category: 'Email', tags: ['x'], alternative_to: ['Acme'] })] }),
      vendor({
        name: 'Cedar',
        offers: [offer({ category: 'Hosting', tags: ['x', 'y', 'edge'], description: 'Docker' })],
      }),
      vendor({
        name: 'Dunlin',
        offers: [offer({ category: 'Hosting', tags: ['credits', 'z'], description: 'No Acme alternative' })],
      }),
      vendor({
        name: 'Ember',
        offers: [offer({ category: 'Storage', tags: ['q'], description: 'An Acme alternative' })],
      }),
      vendor({ name: 'Fir', offers: [offer({ category: 'Startup Programs', tags: ['x'] })] }),
      vendor({ name: 'Gum', offers: [], changes: [change({ category: 'Email', alternatives: ['Dunlin'] })] }),
      vendor({ name: 'Hazel', offers: [offer({ category: 'Email', tags: ['z'] })] }),
    ],
  });
  const sure = (query: string) => sureOf(held, query);

  it('is highest where it is recorded, then by category and tags of the own offers, then where it has the terms', () => {
    expect(sure('acme alternative')).toEqual([
      'Acme 0',
      'Birch 3000000',
      'Cedar 1002708',
      'Dunlin 1000000',
      'Ember 500000',
    ]);
    expect(sure('an acme alternative')).toEqual(sure('acme alternative'));
  });

  it('is by the records of a product without offers, and the tags of its alternatives', () => {
    expect(sure('gum alternative')).toEqual(['Birch 1000000', 'Dunlin 3000000', 'Hazel 1001609']);
  });

  it('is higher for the offer of a recorded vendor that is in the category of the product', () => {
    const two = [offer({ category: 'Email', tier: 'Mail' }), offer({ category: 'Hosting', tier: 'Host' })];
    const own = catalogue({
      vendors: [
        vendor({
          name: 'Acme',
          offers: [offer({ category: 'Hosting' })],
          changes: [change({ alternatives: ['Elm'] })],
        }),
        vendor({ name: 'Elm', offers: two }),
      ],
    });
    expect(sureOf(own, 'acme alternative')).toEqual(['Elm 3000000', 'Elm 3500000']);
  });

  it('is not by startup programmes, neither of its alternatives nor of its records', () => {
    const programme = offer({ category: 'Startup Programs', tags: ['credits'], alternative_to: ['Zed App'] });
    const own = catalogue({
      categories: [category({ name: 'Startup Programs', holds: 'programmes' })],
      vendors: [
        vendor({ name: 'Aye', offers: [programme] }),
        vendor({ name: 'Bee', offers: [offer({ category: 'Email', tags: ['x'], alternative_to: ['Zed App'] })] }),
        vendor({ name: 'Cee', offers: [offer({ category: 'Startup Programs', tags: ['x'] })] }),
        vendor({ name: 'Dee', offers: [offer({ category: 'Email', tags: ['credits', 'x'] })] }),
        vendor({ name: 'Gum', offers: [], changes: [change({ category: 'Startup Programs', alternatives: ['Bee'] })] }),
      ],
    });
    for (const query of ['zed app alternative', 'alternative to zed app'])
      expect(sureOf(own, query)).toEqual(['Aye 3000000', 'Bee 3500000', 'Dee 1000847']);
    expect(sureOf(own, 'gum alternative')).toEqual(['Bee 3000000', 'Dee 847']);
  });

  it('is by the first offer for everybody, else by recorded alternatives, and of a programme for some people the least', () => {
    const some = { eligibility: { type: 'student' as const, conditions: [] } };
    const course = offer({ category: 'Education', tags: ['y'], ...some });
    const own = catalogue({
      vendors: [
        vendor({ name: 'Zed', offers: [course, ...['Email', 'Storage'].map((each) => offer({ category: each }))] }),
        vendor({ name: 'Aye', offers: [offer({ category: 'Education', tags: ['y'] })] }),
        vendor({ name: 'Bee', offers: [offer({ category: 'Email', tags: ['q'], alternative_to: ['Dee'] })] }),
        vendor({ name: 'Dee', offers: [course] }),
        vendor({
          name: 'Cee',
          offers: [offer({ category: 'Storage', tags: ['q'], alternative_to: ['Zed'], ...some })],
        }),
      ],
    });
    expect(sureOf(own, 'zed alternative')).toEqual(['Bee 1000000', 'Cee 3']);
    expect(sureOf(own, 'dee alternative')).toEqual(['Bee 3500000', 'Zed 1000000']);
  });

  it('is by the tags where the product has nothing but programmes', () => {
    const programme = offer({ category: 'Startup Programs', tags: ['x', 'w'] });
    const own = catalogue({
      categories: [category({ name: 'Startup Programs', holds: 'programmes' })],
      vendors: [
        vendor({ name: 'Prog', offers: [programme] }),
        vendor({ name: 'Bee', offers: [offer({ tags: ['x', 'w'] })] }),
        vendor({ name: 'Cee', offers: [offer({ tags: ['w'] })] }),
      ],
    });
    expect(sureOf(own, 'prog alternative')).toEqual(['Bee 1609', 'Cee 693']);
  });

  it.each(['docker acme alternative', 'alternative to acme docker', 'docker instead of acme'])(
    'is added to the relevance of the other terms: %s',
    (query) => {
      const first = sure(query)?.find((match) => match.startsWith('Cedar'));
      expect(Number(first?.replace('Cedar ', ''))).toBeGreaterThan(10_000_000);
    },
  );
});
