import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhrase, findTerm, PartPlaces } from '../../../src/rules/search/find-term.ts';
import type { NextMatch } from '../../../src/rules/search/piece-index.ts';

const all = (next: NextMatch, text: string) => {
  const found: number[] = [];
  for (let match = next(text, 0); match; match = next(text, match.at + 1)) found.push(match.at);
  return found;
};

describe('a term', () => {
  it.each([
    ['mail', 'mail email mailbox', [0, 6, 11]],
    ['aa', 'aaaa', [0, 1, 2]],
    ['a', 'banana', [1, 3, 5]],
    ['xyz', 'abc', []],
    ['long-enough-term', 'a long-enough-term', [2]],
  ])('"%s" is found in "%s" at %j', (term, text, expected) => {
    expect(all(findTerm(term), text)).toEqual(expected);
    expect(all(new PartPlaces(text).find(term), text)).toEqual(expected);
  });

  it('is found wherever it occurs, in either way', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'q', ' '), maxLength: 40, size: 'max' });
    const term = fc.string({ unit: fc.constantFrom('a', 'b', 'q'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(letters, term, (text, sought) => {
        const expected = [...text.split('').keys()].filter((at) => text.startsWith(sought, at));
        expect(all(findTerm(sought), text)).toEqual(expected);
        const places = new PartPlaces(text);
        expect(all(places.find(sought), text)).toEqual(expected);
        expect(all(places.find(sought), text)).toEqual(expected);
      }),
    );
  });
});

it.each([
  [['object', 'storage'], 'an object storage and object-storage', [3, 22]],
  [['ci', 'cd'], 'ci/cd', [0]],
  [['object', 'store'], 'object stores', [0]],
  [['object', 'stor'], 'object storage', []],
  [['ject', 'storage'], 'object storage', []],
  [['object', 'storage'], 'object  storage', []],
  [['c++', '.net'], 'c++ .net', [0]],
])('the phrase %j is found in "%s" at %j', (words, text, expected) => {
  expect(all(findPhrase(words), text)).toEqual(expected);
});
