import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedName, nameMatcher } from '../../../src/rules/changes/change-search.ts';

describe('name matcher', () => {
  it('distinguishes the exact name from one that contains it', () => {
    const match = nameMatcher(['neon'], []);
    expect(['neon', 'neon labs', 'ne', 'vercel'].map(comparedName).map(match)).toEqual([
      'exact',
      'contains',
      null,
      null,
    ]);
  });

  it('ignores case and accents of the requested texts', () => {
    expect(nameMatcher(['CAFÉ'], [])(comparedName('Cafe Noir'))).toBe('contains');
  });

  it('folds case as Unicode does', () => {
    expect(nameMatcher(['STRASSE'], [])(comparedName('Straße DB'))).toBe('contains');
  });

  it('takes a slug for the name, whole or in part', () => {
    const match = nameMatcher(['cloud-hosting', 'r2'], []);
    const names = ['Cloud Hosting', 'Cloud Hosting & CDN', 'Cloud', 'Cloudflare R2', 'Hosting'];
    expect(names.map(comparedName).map(match)).toEqual(['exact', 'contains', null, 'contains', null]);
    expect(nameMatcher(['databases'], [])(comparedName('Data-Bases'))).toBeNull();
  });

  it('compares with the slug only a text that is written as a slug of two words or more', () => {
    expect(nameMatcher(['ab-'], [])(comparedName('AB & C'))).toBeNull();
    expect(nameMatcher(['-c'], [])(comparedName('AB & C'))).toBeNull();
    expect(nameMatcher(['ab-c'], [])(comparedName('AB & CD'))).toBe('contains');
  });

  it('matches nothing for a text that folds to nothing', () => {
    expect(nameMatcher(['\u0301'], [])(comparedName('neon'))).toBeNull();
  });

  it('matches the present name of a retired one whole, and no name that contains it', () => {
    const match = nameMatcher(['Old'], ['Databases']);
    expect(['databases', 'vector databases', 'old tools'].map(comparedName).map(match)).toEqual([
      'exact',
      null,
      'contains',
    ]);
  });

  it('finds one of nine texts of the same length, also at the very end of a name', () => {
    const match = nameMatcher(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii'], []);
    expect(['xxii', 'aaxx', 'xhhx', 'xi', 'x', 'ia'].map(comparedName).map(match)).toEqual([
      'contains',
      'contains',
      'contains',
      null,
      null,
      null,
    ]);
  });

  it('gives the same result for few and many texts', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4, size: 'max' });
    let many = 0;
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60, size: 'max' }), letters, (requested, name) => {
        if (new Set(requested.filter((text) => text.length === 3)).size > 8) many += 1;
        const expected = requested.includes(name)
          ? 'exact'
          : requested.some((text) => name.includes(text))
            ? 'contains'
            : null;
        expect(nameMatcher(requested, [])(comparedName(name))).toBe(expected);
      }),
    );
    // More than 8 texts of one length are searched in another way.
    expect(many).toBeGreaterThan(10);
  });
});
