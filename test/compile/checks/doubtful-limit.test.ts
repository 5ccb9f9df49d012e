import { expect, it } from 'vitest';
import { diagnosedOffer } from './diagnosed.ts';

const limit = (measure: string, text: string) => `limits: [{ measure: ${measure}, text: "${text}" }]`;

it.each([
  ['no amount of its measure', 'One host', limit('storage', 'plenty')],
  ['an amount of another measure', 'One host', limit('storage', '5 users')],
  ['another amount than the description', '2 GB of storage', limit('storage', '1 GB')],
])('reports a written limit that states %s', (_, description, written) => {
  expect(diagnosedOffer(`description: ${description}`, written)).toEqual(['doubtful-limit']);
});

it.each([
  ['the amount of the description', '1 GB of storage', limit('storage', '1 GB')],
  ['it in another unit', '1 GB of storage', limit('storage', '1,000 MB')],
  ['one that the description does not have', 'One host', limit('storage', '1 GB')],
  ['no limit', 'One host', limit('seats', 'unlimited')],
])('accepts a written limit that states %s', (_, description, written) => {
  expect(diagnosedOffer(`description: ${description}`, written)).toEqual([]);
});
