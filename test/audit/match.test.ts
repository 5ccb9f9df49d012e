import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPath } from '../../client/audit/match.ts';
import { runs } from '../runs.ts';

describe('a pattern of files', () => {
  it.each([
    ['netlify.toml', 'netlify.toml', true],
    ['netlify.toml', 'netlify.tom', false],
    ['.github/*.yml', '.github/ci.yml', true],
    ['.github/*.yml', '.github/workflows/ci.yml', false],
    ['.github/*.yml', '.github/.yml', true],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['*.config.*', 'x.config.y.config.ts', true],
    ['*', 'x/y', false],
    ['a.b', 'axb', false],
  ])('%s and %s: %s', (pattern, path, isMatch) => {
    expect(matchesPath(pattern, path)).toBe(isMatch);
  });

  it('matches what the expression of the same form matches', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '/'), maxLength: 10 });
    fc.assert(
      fc.property(text, text, (pattern, path) => {
        const expression = new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`);
        expect(matchesPath(pattern, path)).toBe(expression.test(path));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is matched without going back and forth', () => {
    // An expression takes the tenth power of the length here.
    expect(matchesPath(`${'*a'.repeat(40)}*b`, 'a'.repeat(100_000))).toBe(false);
  });
});
