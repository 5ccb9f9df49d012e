import { expect, it, describe, test } from 'vitest';
import { alsoAnswering, categoryNamed, nearestCategories } from '../../../src/rules/catalogue/categories.ts';
import { category, catalogue } from '../../builders.ts';

const hosting = category({ name: 'Hosting', answers: ['Where do I run it?', 'What is free?'] });
const clouds = category({ name: 'Clouds', answers: ['where do I  run it?'] });
const email = category({ name: 'Email', answers: ['How do I send it?'] });

it('names the other categories that answer one of the same questions, case and spaces folded', () => {
  expect(alsoAnswering(hosting, [clouds, email, hosting])).toEqual([clouds]);
  expect(alsoAnswering(email, [clouds, email, hosting])).toEqual([]);
});

it('names them in the order of the list, whichever question they share', () => {
  const tiers = category({ name: 'Free tiers', answers: ['What is free?'] });
  expect(alsoAnswering(hosting, [tiers, clouds, hosting])).toEqual([tiers, clouds]);
  expect(alsoAnswering(hosting, [clouds, tiers, hosting])).toEqual([clouds, tiers]);
});

it('names none for a category whose questions are in no list', () => {
  expect(alsoAnswering(hosting, [email])).toEqual([]);
});

const linked = catalogue({ categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS & Hosting'] })] });

describe('a category is meant', () => {
  test.each(['Cloud Hosting', 'cloud hosting', 'cloud-hosting', 'PaaS & Hosting', 'paas-hosting'])(
    'by "%s"',
    (text) => {
      expect(categoryNamed(linked, text)?.name).toBe('Cloud Hosting');
    },
  );

  test('by no other name', () => {
    expect(categoryNamed(linked, 'Cloud')).toBeNull();
    expect(categoryNamed(linked, '')).toBeNull();
  });
});

const categories = ['Databases', 'Data Pipelines', 'Vector Databases', 'Email', 'Email Testing', 'Data Labels'].map(
  (name) => category({ name }),
);
const named = catalogue({
  vendors: [],
  categories: [...categories, category({ name: 'CDN', retired_names: ['Data Edge'] })],
});

test.each([
  ['a category of a similar name precedes those that share more words', ['Clouds Storages', 'Cloud Monitoring Tools']],
  [
    'of two categories of similar names the one that shares more words is first, also for more edits',
    ['Cloud Stories', 'Clouds Storages'],
  ],
])('%s', (_, names) => {
  const similar = catalogue({ vendors: [], categories: names.toReversed().map((name) => category({ name })) });
  expect(nearestCategories(similar, 'cloud storage')).toEqual(names);
});

test.each([
  ['databasse', ['Databases']],
  ['emai', ['Email']],
  ['dcn', ['CDN']],
  ['cdx', ['CDN']],
  ['email databases', ['Vector Databases', 'Databases', 'Email Testing']],
  ['data edg', ['CDN', 'Data Labels', 'Data Pipelines']],
  ['data email testing labels', ['Email Testing', 'Data Labels', 'Data Pipelines']],
  ['xyz', []],
  [`${' '.repeat(64)}databases`, []],
  ['!!', []],
])('the categories nearest to "%s" are %j', (text, expected) => {
  expect(nearestCategories(named, text)).toEqual(expected);
});
