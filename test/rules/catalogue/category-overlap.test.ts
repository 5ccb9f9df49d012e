import { expect, it } from 'vitest';
import { categoryOverlap } from '../../../src/rules/catalogue/comparisons.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const named = (name: string, ...categories: readonly string[]) =>
  vendor({ name, offers: categories.map((category) => offer({ category })) });
const acme = named('Acme', 'Storage', 'Databases', 'Databases', 'Email');
const birch = named('Birch', 'Databases', 'Auth', 'Storage');
const market = catalogue({ vendors: [acme, birch, named('Cedar', 'Hosting'), named('Dunlin')] });

it('names the categories in which both vendors have an offer, each once, by name', () => {
  expect(categoryOverlap(market, acme, birch)).toEqual(['Databases', 'Storage']);
  expect(categoryOverlap(market, birch, acme)).toEqual(['Databases', 'Storage']);
});

it.each(['Cedar', 'Dunlin'])('is empty for vendors without a common category: Acme and %s', (name) => {
  expect(categoryOverlap(market, acme, named(name))).toEqual([]);
});
