import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertySeed } from './property-seed.ts';

describe('the seed of the properties', () => {
  it('is the same number in each run', () => {
    expect(propertySeed(undefined)).toBe(20_261_120);
    expect(propertySeed('')).toBe(20_261_120);
  });

  it.each(['0', '7', '-1234567'])('is %s where PROPERTY_SEED states it', (stated) => {
    expect(propertySeed(stated)).toBe(Number(stated));
  });

  it('is left to fast-check where PROPERTY_SEED is random', () => {
    expect(propertySeed('random')).toBeUndefined();
  });

  it.each(['seven', '1.5', 'Random', 'NaN'])('cannot be %s', (stated) => {
    expect(() => propertySeed(stated)).toThrow(/must be a whole number or random/);
  });

  it('holds for properties that state none', () => {
    expect(fc.readConfigureGlobal().seed).toBe(propertySeed(process.env['PROPERTY_SEED']));
  });
});

it('lets a list of a property grow to the length that it may have', () => {
  const longest = Math.max(...fc.sample(fc.array(fc.nat(), { maxLength: 60 }), 100).map(({ length }) => length));
  expect(longest).toBeGreaterThan(50);
});
