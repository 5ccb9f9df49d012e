import { expect, it } from 'vitest';
import { currencyOf, scaleOf, unitOf } from '../../../src/rules/figures/units.ts';

it('makes twelve months one year', () => {
  expect((unitOf('month')?.size ?? 0) * 12).toBe(unitOf('year')?.size);
});

it.each(['H', 'D', 'users', 'b', ''])('"%s" is no unit', (word) => {
  expect(unitOf(word)).toBeUndefined();
});

it.each([
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['m', 1e6],
  ['B', 1e9],
  ['b', 1e9],
  ['mn', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['Million', 1e6],
  ['', 1],
  ['users', undefined],
])('the factor of "%s" is %s', (word, factor) => {
  expect(scaleOf(word)).toBe(factor);
});

it('knows currencies by sign, code and name', () => {
  const codes = ['$', 'US$', 'Dollars', '€', '¥', '₹', 'chf', 'cad', 'aud', 'sek', '%', 'users'].map(currencyOf);
  expect(codes.join(' ')).toBe('USD USD USD EUR JPY INR CHF CAD AUD SEK  ');
});
