import { expect, test } from 'vitest';
import { nearestCategories } from '../../../src/rules/catalogue/categories.ts';
import { catalogue, category } from '../../builders.ts';

const categories = ['Databases', 'Data Pipelines', 'Vector Databases', 'Email', 'Email Testing', 'Data Labels'].map(
  (name) => category({ name }),
);
const named = catalogue({
  vendors: [],
  categories: [...categories, category({ name: 'CDN', retired_names: ['Data Edge'] })],
});

test('a category of a similar name precedes those that share more words', () => {
  const similar = catalogue({
    vendors: [],
    categories: ['Cloud Monitoring Tools', 'Clouds Storages'].map((name) => category({ name })),
  });
  expect(nearestCategories(similar, 'cloud storage')).toEqual(['Clouds Storages', 'Cloud Monitoring Tools']);
});

test('of two categories of similar names the one that shares more words is first, also for more edits', () => {
  const similar = catalogue({
    vendors: [],
    categories: ['Clouds Storages', 'Cloud Stories'].map((name) => category({ name })),
  });
  expect(nearestCategories(similar, 'cloud storage')).toEqual(['Cloud Stories', 'Clouds Storages']);
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
