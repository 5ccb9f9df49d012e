import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { OneEditIndex } from '../../../src/compile/checks/one-edit-index.ts';
import { nearNames } from '../../../src/compile/checks/misspelt-vendor.ts';
import { slug } from '../../../src/rules/text/slug.ts';

describe('the index of slugs at one edit', () => {
  it.each([
    ['neon-db', 'a letter replaced in the first half', 'nean-db'],
    ['neon-db', 'a letter replaced in the second half', 'neon-dc'],
    ['neon-db', 'a letter too many', 'neoon-db'],
    ['neon-db', 'a letter too few', 'neon-d'],
  ])('finds %s: %s', (name, _, text) => {
    expect(new OneEditIndex([slug(name), slug('vercel')]).near(slug(text))).toEqual([name]);
  });

  it('finds what a comparison with every slug finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', '1'), minLength: 1, maxLength: 7 }).map(slug);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (slugs, text) => {
        const compared = slugs.filter((other) => distance(other, text) === 1);
        expect(new OneEditIndex(slugs).near(text)).toEqual(compared);
      }),
    );
  });
});

describe('the name that another misspells', () => {
  const names = new Map([
    ['linode', 'Linode'],
    ['linear', 'Linear'],
    ['lines', 'Lines'],
  ]);

  it('is none for a name of the list and for a short one', () => {
    expect(nearNames(names)(slug('linear'))).toBeUndefined();
    expect(nearNames(new Map([['abd', 'Abd']]))(slug('abc'))).toBeUndefined();
  });

  it('is the one that shares most letter pairs where several are one edit away', () => {
    const several = new Map([
      ['abcx', 'Abcx'],
      ['abcde', 'Abcde'],
    ]);
    expect(nearNames(several)(slug('abcd'))).toBe('Abcde');
  });
});
