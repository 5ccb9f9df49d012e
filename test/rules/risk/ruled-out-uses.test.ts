import { expect, test } from 'vitest';
import { RULED_OUT_USES } from '../../../src/model/vocabulary.ts';
import { ruledOutUses } from '../../../src/rules/catalogue/conditions.ts';
import { offer, type Plain } from '../../builders.ts';
import type { Offer } from '../../../src/model/offer.ts';

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
