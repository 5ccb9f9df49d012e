import { describe, expect, it } from 'vitest';
import { statesNoCard } from '../../../src/rules/catalogue/conditions.ts';

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
