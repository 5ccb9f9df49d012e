import { expect, it } from 'vitest';
import { pageNumber, pager, rangeWords } from '../../src/pages/parts/form.ts';

it.each([
  ['2', 2],
  ['02', 2],
  ['9999', 9999],
  ['0', 1],
  ['10000', 1],
  ['-1', 1],
  ['', 1],
  [null, 1],
])('reads the page %j as %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

it.each([
  [1, 30, '', []],
  [1, 31, '; 1 to 30 are shown', ['next']],
  [2, 31, '; 31 to 31 are shown', ['prev']],
  [2, 1200, '; 31 to 60 are shown', ['prev', 'next']],
  [40, 1200, '; 1,171 to 1,200 are shown', ['prev']],
  [41, 1200, '', []],
])('on page %i of %i entries says “%s” and links %j', (page, count, words, links) => {
  const { text } = pager(page, count, (number) => `/?page=${number}`);
  expect(rangeWords(page, count)).toBe(words);
  expect([...text.matchAll(/rel="(\w+)"/g)].map(([, link]) => link)).toEqual(links);
});
