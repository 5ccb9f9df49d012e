import { expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { isStorage } from '../../../src/rules/limits/storage.ts';

const isRoom = (sentence: string, category = 'Dev Utilities') => {
  const figure = figuresOf(sentence).find(({ kind }) => kind === 'bytes');
  if (!figure) throw new Error(`${sentence} has no bytes`);
  return isStorage(figure, sentence, category);
};

it.each([
  ['5 GB of storage', undefined],
  ['A 5 GB database', undefined],
  ['The plan includes 5 GB', undefined],
  ['It holds up to 5 GB', undefined],
  ['5 GB once', 'Storage'],
  ['The first 5 GB a month', 'Storage'],
  ['5 GB of storage for each user', undefined],
  ['5 GB', 'Databases'],
])('"%s" in %s is room that the tier grants', (sentence, category) => {
  expect(isRoom(sentence, category)).toBe(true);
});

it.each([
  ['5 GB', 'Dev Utilities'],
  ['At first you get 5 GB a month', 'Storage'],
  ['5 GB of storage a month', 'Dev Utilities'],
  ['Files of 5 GB', 'Storage'],
  ['Uploads of up to 5 GB', 'Storage'],
  ['5 GB each', 'Storage'],
  ['5 GB / image limit', 'Storage'],
  ['5 GB/file', 'Storage'],
  ['10 projects with 5 GB of storage each', 'Storage'],
  ['5 GB of memory', 'Databases'],
  ['5 GB of logs', 'Storage'],
  ['5 GB per file', 'Storage'],
])('"%s" in %s is not', (sentence, category) => {
  expect(isRoom(sentence, category)).toBe(false);
});
