import { expect, it } from 'vitest';
import { derivedPart, keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { catalogue } from '../../builders.ts';

it('has no part of records that no build registered', () => {
  expect(derivedPart(catalogue().records, 'names')).toBeNull();
});

it('parses the registered text of a part, and has no part without a text', () => {
  const { records } = catalogue();
  keepDerived(records, { left: '[3,5]' });
  expect(derivedPart(records, 'left')).toEqual([3, 5]);
  expect(derivedPart(records, 'names')).toBeNull();
});

it('keeps the parts of two catalogues apart', () => {
  const [one, other] = [catalogue().records, catalogue().records];
  keepDerived(one, { left: '[1]' });
  keepDerived(other, { left: '[2]' });
  expect([derivedPart(one, 'left'), derivedPart(other, 'left')]).toEqual([[1], [2]]);
});
