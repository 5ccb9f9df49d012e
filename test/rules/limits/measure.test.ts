import { expect, it } from 'vitest';
import type { EntryFigure } from '../../../src/rules/figures/entry-figures.ts';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';
import { measureOf } from '../../../src/rules/limits/measure.ts';

const measured = (sentence: string, category = 'Dev Utilities', role: EntryFigure['role'] = 'limit') => {
  const [figure] = figuresOf(sentence);
  if (!figure) throw new Error(`${sentence} has no figure`);
  return measureOf({ figure, role, sentence, isFact: true } as EntryFigure, category);
};

it.each([
  ['5 GB of storage', 'storage'],
  ['512 MB of RAM', 'memory'],
  ['5 GB of bandwidth', 'bandwidth'],
  ['5 GB from the CDN', 'bandwidth'],
  ['10 users', 'seats'],
  ['10 team members', 'seats'],
  ['1,000 monthly active users', 'users'],
  ['1,000 API requests', 'requests'],
  ['1,000 HTTP/S requests', 'requests'],
  ['free for apps up to 1,000 users', 'users'],
  ['1,000 function runs', 'requests'],
  ['1,000 emails', 'emails'],
  ['100 SMS', 'messages'],
  ['500 build minutes', 'minutes'],
  ['100 compute hours', 'compute_hours'],
  ['3 projects', 'projects'],
  ['2 databases', 'databases'],
  ['1M tokens', 'tokens'],
  ['1M events', 'events'],
  ['10K rows', 'records'],
  ['unlimited bandwidth', 'bandwidth'],
  ['It reads and keeps 5M rows', 'records'],
  ['Teams of 5 users a month', 'seats'],
  ['5 users and 2 seats', 'seats'],
  ['10 users who are part of your app', 'seats'],
  ['10 users of your app', 'users'],
])('"%s" is a limit of %s', (sentence, expected) => {
  expect(measured(sentence)).toBe(expected);
});

it.each([
  '5 GB',
  '10 concurrent requests',
  '10 requests at once',
  '3 pull requests',
  '5 API tokens',
  '5M rows read a day',
  '100 simultaneous users',
  '3 days',
  'It can read 5M rows',
  'It reads 5M rows',
  'The credits buy 5 requests',
  'The credits equal 5 requests',
  'The credits cover 5 requests',
  'The credits pay 5 requests',
  '5% of requests',
  'unlimited fun',
  '$5',
])('"%s" is a limit of no measure', (sentence) => {
  expect(measured(sentence)).toBeNull();
});

it.each([
  ['1,000 users', 'Auth', 'users'],
  ['100 calls', 'Communication', null],
  ['100 API calls', 'Communication', 'requests'],
  ['100 requests', 'Communication', 'requests'],
  ['5 seats', 'Auth', 'seats'],
  ['100 calls', 'Dev Utilities', 'requests'],
  ['1,000 documents', 'Databases', 'records'],
  ['1,000 documents', 'Storage', null],
  ['500 minutes a month', 'CI/CD', 'minutes'],
  ['500 minutes a month', 'Communication', null],
] as const)('"%s" in %s is a limit of %s', (sentence, category, expected) => {
  expect(measured(sentence, category)).toBe(expected);
});

it('takes money for a credit, and nothing that is no limit for one', () => {
  expect(measured('$5 of credit', 'Dev Utilities', 'credit')).toBe('credit');
  expect(measured('5 users', 'Dev Utilities', 'credit')).toBeNull();
});
