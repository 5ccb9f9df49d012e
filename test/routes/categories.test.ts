import { describe, expect, it } from 'vitest';
import { categories, categoriesBody } from '../../src/routes/categories.ts';
import { catalogue, category, offer, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const index = catalogue({
  categories: [
    category({ name: 'Databases', retired_names: ['Data Stores', 'SQL'], answers: ['Where do I keep data?'] }),
    category({ name: 'Storage', answers: ['Where do I keep data?'] }),
    category({ name: 'Startup Perks', holds: 'programmes', retired_names: ['Perks'] }),
  ],
  vendors: [vendor({ name: 'Ant' }), vendor({ name: 'Bee', offers: [offer(), offer({ category: 'Storage' })] })],
});

const body = bodyOf(categoriesBody, ask(categories, index));

describe('/api/categories', () => {
  it('lists every category by name with its count, the empty ones too', () => {
    expect(body.categories.map(({ name, slug, count }) => [name, slug, count])).toEqual([
      ['Databases', 'databases', 2],
      ['Startup Perks', 'startup-perks', 0],
      ['Storage', 'storage', 1],
    ]);
  });

  it('links the categories that answer one question', () => {
    expect(body.categories[0]!.also_answering).toEqual([{ name: 'Storage', slug: 'storage', count: 1 }]);
    expect(body.categories[1]!.also_answering).toEqual([]);
  });

  it('maps each retired name to its replacement', () => {
    expect(body.retired_names).toEqual({ 'Data Stores': 'Databases', SQL: 'Databases', Perks: 'Startup Perks' });
  });

  it('names members of the category and says how they are chosen', () => {
    expect(body.categories[0]!.example_members.toSorted()).toEqual(['Ant', 'Bee']);
    expect(body.categories[1]!.example_members).toEqual([]);
    expect(body.example_members_basis).toContain('2026-11-20');
  });

  it('cites no date, because a category has none', () => {
    expect(body._provenance).not.toHaveProperty('checked');
    expect(body._provenance.verified_records).toBe(0);
  });
});
