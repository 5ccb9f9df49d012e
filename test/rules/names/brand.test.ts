import { expect, it } from 'vitest';
import { isSameBrand } from '../../../src/rules/names/resolver.ts';

it.each([
  ['sendgrid', 'sendgrid', true],
  ['sendgrid', 'sendgrid-accelerate', true],
  ['google-cloud', 'google-cloud-run', true],
  ['sendgrid', 'sendgrids', false],
  ['cloud', 'google-cloud', false],
  ['google-maps', 'google-cloud', false],
])('%s and %s are of one brand: %s', (one, other, expected) => {
  expect(isSameBrand(one, other)).toBe(expected);
  expect(isSameBrand(other, one)).toBe(expected);
});
