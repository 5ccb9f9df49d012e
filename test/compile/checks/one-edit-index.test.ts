import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OneEditIndex } from '../../../src/compile/checks/one-edit-index.ts';
import { editDistance } from '../../../src/rules/text/edit-distance.ts';
import { slug } from '../../../src/rules/text/slug.ts';

describe('the index of slugs at one edit', () => {
  it.each([
    ['neon-db', 'a letter replaced in the first half', 'nean-db'],
    ['neon-db', 'a letter replaced in the second half', 'neon-dc'],
    ['neon-db', 'a letter too many', 'neoon-db'],
    ['neon-db', 'a letter too few', 'neon-d'],
    ['neon-db', 'two letters swapped', 'noen-db'],
    ['neon-db', 'the letters on both sides of the middle swapped', 'neno-db'],
  ])('finds %s: %s', (name, _, text) => {
    expect(new OneEditIndex([slug(name), slug('vercel')]).near(slug(text))).toEqual([name]);
  });

  it('finds what a comparison with every slug finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '-', '1'), minLength: 1, maxLength: 7 }).map(slug);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (slugs, text) => {
        const compared = slugs.filter((other) => editDistance(other, text) === 1);
        expect(new OneEditIndex(slugs).near(text)).toEqual(compared);
      }),
    );
  });
});
