import { expect, test, describe, it } from 'vitest';
import { statedConditions, statesNoCard, ruledOutUses } from '../../../src/rules/catalogue/conditions.ts';
import { day, offer, type Plain } from '../../builders.ts';
import { RULED_OUT_USES } from '../../../src/model/vocabulary.ts';
import type { Offer } from '../../../src/model/offer.ts';

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
    [{ text: 'Not for work', url: TERMS, rules_out: ['commercial use'] }],
  ],
  [
    'what an applicant has to meet comes last, with the page of the offer',
    {
      conditions: [{ text: 'One each', url: TERMS }],
      eligibility: { type: 'startup', conditions: ['Under 5 years old'] },
    },
    [
      { text: 'One each', url: TERMS },
      { text: 'Under 5 years old', url: 'https://acme.example/pricing' },
    ],
  ],
] as const)('%s', (_, given, expected) => {
  expect(statedConditions(offer(given))).toEqual(expected);
});

describe('whether an offer states that it takes no card', () => {
  it.each([
    ['1 GB free, no card needed.', true],
    ['Free forever without a credit card.', true],
    ['Asks for no credit card.', true],
    ['A credit card is not required.', true],
    ['Free with a credit card on file.', false],
    ['10 virtual cards and no card storage.', false],
    ['A payment card is needed.', false],
    ['Nothing about it.', false],
  ])('"%s": %s', (description, expected) => {
    expect(statesNoCard({ description, tags: [] })).toBe(expected);
  });

  it('follows from its tag too', () => {
    expect(statesNoCard({ description: 'Free.', tags: ['no-credit-card'] })).toBe(true);
  });
});

type Conditions = NonNullable<Plain<Offer>['conditions']>;
const condition = (given: Partial<Conditions[number]>) => ({
  quote: 'No production use.',
  read_on: '2026-11-10',
  ...given,
});
const uses = (conditions: readonly object[]) => ruledOutUses(offer({ conditions: conditions as Conditions }));

test('an offer without conditions excludes no use', () => {
  expect(ruledOutUses(offer())).toEqual([]);
});

test('a condition without excluded uses excludes none', () => {
  expect(uses([condition({})])).toEqual([]);
});

test('the uses of all conditions are listed once each, in published order', () => {
  const [first, second] = RULED_OUT_USES;
  expect(uses([condition({ rules_out: [second] }), condition({}), condition({ rules_out: [first, second] })])).toEqual([
    first,
    second,
  ]);
});
