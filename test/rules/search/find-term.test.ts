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

/** A text that records what is looked for in it, from the first place on. */
class RecordedText extends String {
  readonly parts: string[] = [];

  override indexOf(part: string, from?: number): number {
    this.parts.push(part);
    return super.indexOf(part, from);
  }
}

/** The first part that a search looks for in a text. */
function firstPart(next: NextMatch, text: string): string | undefined {
  const recorded = new RecordedText(text);
  next(recorded as unknown as string, 0);
  return recorded.parts[0];
}

describe('the part of a term that is looked for', () => {
  it.each([
    ['mailbox', 'box'],
    ['storage', 'storag'],
    ['banban', 'banban'],
    ['object', 'ject'],
    ['ci-build', '-build'],
    ['at', 'at'],
    ['eta', 'eta'],
    ['tetra', 'tetra'],
    ['etas', 'tas'],
  ])('of "%s" begins with its rarest letter before the last two and has at most six characters: "%s"', (term, part) => {
    expect(firstPart(findTerm(term), `the ${term}`)).toBe(part);
  });

  it.each([
    [['object', 'storage'], 'ject'],
    [['night', 'box'], 'box'],
    [['ban', 'bat'], 'ban'],
    [['tea', 'storage'], 'storag'],
  ])('of the phrase %j is that of the word with the rarest letter: "%s"', (words, part) => {
    expect(firstPart(findPhrase(words), words.join(' '))).toBe(part);
  });

  it.each([
    [['ci', 'tool'], 'ool'],
    [['box', 'later'], 'box'],
    [['5g', 'eee'], 'eee'],
    [['ci', 'cd'], 'ci'],
  ])('of the phrase %j has three characters where a word has them: "%s"', (words, part) => {
    expect(firstPart(findPhrase(words), words.join(' '))).toBe(part);
  });
});

describe('the places of the parts of a text', () => {
  const recordedPlaces = () => {
    const text = new RecordedText('mail and mailbox');
    return { text, places: new PartPlaces(text as unknown as string) };
  };

  it('are searched for once for the terms with the same part', () => {
    const { text, places } = recordedPlaces();
    places.find('mail');
    expect(text.parts).toEqual(['mai', 'mai', 'mai']);
    places.find('mail');
    places.find('mai');
    expect(text.parts).toEqual(['mai', 'mai', 'mai']);
  });

  it('are searched for again where a part occurs nowhere', () => {
    const { text, places } = recordedPlaces();
    places.find('zzz');
    places.find('zzz');
    expect(text.parts).toEqual(['zzz', 'zzz']);
  });

  it('are not searched for a term of fewer than three characters', () => {
    const { text, places } = recordedPlaces();
    const next = places.find('ma');
    expect(text.parts).toEqual([]);
    expect(all(next, 'mama')).toEqual([0, 2]);
  });
});
