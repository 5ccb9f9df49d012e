import { expect, it } from 'vitest';
import { diagnosedOffer } from './diagnosed.ts';

it('reports an offer for some people that states no condition', () => {
  expect(diagnosedOffer('eligibility: { type: student, conditions: [] }')).toEqual(['missing-conditions']);
});

it.each([
  ['is open to anyone', ['eligibility: { type: public, conditions: [] }']],
  ['states one in its eligibility', ['eligibility: { type: student, conditions: [Enrolled] }']],
  [
    'states one of its terms',
    [
      'eligibility: { type: student, conditions: [] }',
      'conditions: [{ text: Enrolled, quote: Enrolled only, url: "https://dunlin.example/a", read_on: 2026-11-01 }]',
    ],
  ],
])('accepts an offer that %s', (_, lines) => {
  expect(diagnosedOffer(...lines)).toEqual([]);
});
