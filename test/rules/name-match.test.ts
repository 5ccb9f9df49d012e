import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/rules/fold.ts';
import { nameMatcher } from '../../src/rules/name-match.ts';

describe('name matcher', () => {
  it('tells the very name from one that contains it', () => {
    const match = nameMatcher(['neon'], []);
    expect(['neon', 'neon labs', 'ne', 'vercel'].map(match)).toEqual(['exact', 'contains', null, null]);
  });

  it('drops case and accents of what was asked', () => {
    expect(nameMatcher(['CAFÉ'], [])('cafe noir')).toBe('contains');
  });

  it('matches nothing for a text that folds to nothing', () => {
    expect(nameMatcher(['\u0301'], [])('neon')).toBeNull();
  });

  it('matches the present name of a retired one whole, and no name that contains it', () => {
    const match = nameMatcher(['Old'], ['Databases']);
    expect(['databases', 'vector databases', 'old tools'].map(match)).toEqual(['exact', null, 'contains']);
  });

  it('is the same whether few or many are asked', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), letters, (asked, name) => {
        const expected = asked.includes(name) ? 'exact' : asked.some((text) => name.includes(text)) ? 'contains' : null;
        expect(nameMatcher(asked, [])(fold(name))).toBe(expected);
      }),
    );
  });
});
