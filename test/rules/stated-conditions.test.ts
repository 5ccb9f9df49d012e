import { expect, test } from 'vitest';
import { statedConditions } from '../../src/rules/catalogue/conditions.ts';
import { day, offer } from '../builders.ts';

const TERMS = 'https://acme.example/terms';

test.each([
  ['an offer without conditions has none', {}, []],
  [
    'a condition that was read has its words and their day',
    { conditions: [{ text: 'One each', quote: 'one per person', url: TERMS, read_on: '2026-11-01' }] },
    [{ text: 'One each', quote: 'one per person', url: TERMS, read_on: day('2026-11-01') }],
  ],
  [
    'a condition that was not read has neither',
    { conditions: [{ text: 'Not for work', url: TERMS, rules_out: ['commercial use'] }] },
    [{ text: 'Not for work', quote: null, url: TERMS, read_on: null, rules_out: ['commercial use'] }],
  ],
  [
    'what an applicant has to meet comes last, with the page of the offer',
    {
      conditions: [{ text: 'One each', url: TERMS }],
      eligibility: { type: 'startup', conditions: ['Under 5 years old'] },
    },
    [
      { text: 'One each', quote: null, url: TERMS, read_on: null },
      { text: 'Under 5 years old', quote: null, url: 'https://acme.example/pricing', read_on: null },
    ],
  ],
] as const)('%s', (_, given, expected) => {
  expect(statedConditions(offer(given))).toEqual(expected);
});
