import { describe, expect, it } from 'vitest';
import {
  currencyOfSymbol,
  currencyOfWord,
  dollarOf,
  isGluedUnit,
  scaleOf,
  unitOf,
} from '../../../src/rules/figures/units.ts';

describe('a unit', () => {
  it.each([
    ['MB', 'MB', 1e6],
    ['mb', 'MB', 1e6],
    ['gigabytes', 'GB', 1e9],
    ['GiB', 'GiB', 1024 ** 3],
    ['mebibyte', 'MiB', 1024 ** 2],
    ['Mbit', 'Mbit', 125_000],
    ['gbps', 'Gbit', 125_000_000],
    ['bytes', 'B', 1],
    ['hrs', 'hour', 3600],
    ['min.', 'minute', 60],
    ['h', 'hour', 3600],
    ['days', 'day', 86_400],
  ])('%s is %s of %d', (word, symbol, size) => {
    expect(unitOf(word)).toMatchObject({ symbol, size });
  });

  it('of twelve months is one year', () => {
    expect((unitOf('month')?.size ?? 0) * 12).toBe(unitOf('year')?.size);
  });

  it.each(['H', 'D', 'users', 'b', '.h', ''])('is not "%s"', (word) => {
    expect(unitOf(word)).toBeUndefined();
  });
});

it.each([
  ['k', 1e3, 1e3],
  ['K', 1e3, 1e3],
  ['M', 1e6, 1e6],
  ['m', undefined, 1e6],
  ['B', 1e9, 1e9],
  ['b', undefined, 1e9],
  ['T', undefined, 1e12],
  ['Million', 1e6, 1e6],
  ['MM', 1e6, 1e6],
  ['lakh', 1e5, 1e5],
  ['mm', 1e6, 1e6],
  ['users', undefined, undefined],
])('the factor of "%s" is %s, and %s after a currency', (word, plain, money) => {
  expect([scaleOf(word), scaleOf(word, true)]).toEqual([plain, money]);
});

it.each([
  ['GB', true],
  ['k', true],
  ['s', true],
  ['x', true],
  ['vCPU', true],
  ['G', false],
  ['D', false],
  ['FA', false],
])('"%s" directly after digits is a unit or factor: %s', (letters, expected) => {
  expect(isGluedUnit(letters)).toBe(expected);
});

it('knows currencies by symbol, by word and by the letters before a dollar', () => {
  expect(['$', '€', '%'].map(currencyOfSymbol)).toEqual(['USD', 'EUR', undefined]);
  expect(['Dollars', 'chf', 'users'].map(currencyOfWord)).toEqual(['USD', 'CHF', undefined]);
  expect(['US', 'nz', 'X'].map(dollarOf)).toEqual(['USD', 'NZD', undefined]);
});
