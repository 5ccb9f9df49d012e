import { describe, expect, it } from 'vitest';
import { search } from '../../src/rules/search/search.ts';
import { catalogue, offer, vendor } from '../builders.ts';

const index = catalogue({
  vendors: [
    vendor({
      name: 'Aurora',
      offers: [offer({ category: 'Databases', description: 'Postgres, 1 GB', tags: ['sql'] })],
    }),
    vendor({ name: 'Postgres', offers: [offer({ category: 'Hosting', description: 'A box', tags: ['cloud'] })] }),
    vendor({ name: 'Café Noir', offers: [offer({ category: 'Postgres Tools', description: 'Ğrounds', tags: [] })] }),
    vendor({ name: 'Pylon', offers: [offer({ category: 'Hosting', description: 'Flat', tags: ['postgresql', 'x'] })] }),
    vendor({ name: 'Zeta', offers: [offer({ category: 'Hosting', description: 'Flat', tags: ['postgres', 'sql'] })] }),
  ],
});

const found = (query: string) => search(index, index.listings, query).map(({ vendor: { name } }) => name);

describe('search', () => {
  it('orders by where a term stands: the vendor itself, part of the category, a tag, part of a tag, the description', () => {
    expect(found('postgres')).toEqual(['Postgres', 'Café Noir', 'Zeta', 'Pylon', 'Aurora']);
  });

  it('keeps catalogue order among equal scores', () => {
    expect(found('flat')).toEqual(['Pylon', 'Zeta']);
  });

  it('asks every term to occur somewhere', () => {
    expect(found('postgres sql')).toEqual(['Zeta', 'Aurora', 'Pylon']);
    expect(found('postgres nowhere')).toEqual([]);
  });

  it.each(['CAFE', 'cafe\u0301', 'café  ğrounds', 'Grounds'])('drops case and accents: %s', (query) => {
    expect(found(query)).toEqual(['Café Noir']);
  });

  it('counts a term said twice once', () => {
    expect(found('sql sql postgres')).toEqual(found('sql postgres'));
  });

  it.each(['', ' ', '\t\n\u3000'])('takes white space for no filter: %j', (query) => {
    expect(found(query)).toHaveLength(5);
  });

  it.each(['\u0301', 'postgres \u0301', '\u200b', '†', '´'])(
    'never drops a term that nothing contains: %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('does not match across two fields', () => {
    expect(found('auroradatabases')).toEqual([]);
  });

  it.each(['.*', '[', '\\', '(a+)+$', '%'])('takes %s for plain characters', (query) => {
    expect(found(query)).toEqual([]);
  });
});
