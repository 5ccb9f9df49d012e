import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { link } from '../../src/rules/catalogue/link.ts';
import { findTerm, PartPlaces } from '../../src/rules/search/find-term.ts';
import {
  occurrences,
  textIndex,
  tokenIndex,
  type NextMatch,
  type PieceIndex,
} from '../../src/rules/search/piece-index.ts';
import { queryTerms } from '../../src/rules/search/query.ts';
import { countedShare, strength } from '../../src/rules/search/relevance.ts';
import { search } from '../../src/rules/search/search.ts';
import { linkedFolder, MINIATURE_FOLDER, SHIPPED_FOLDER } from './catalogues.ts';
import { scan, searchTexts } from './scan.ts';

const SUBSTRINGS = 5_000;
const LIMIT_MS = 120_000;

/** A piece of one text of a catalogue: an odd word, half a word, or the end of one with the start of the next. */
function piece(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 14 }))
    .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length))
    .filter((text) => text.trim() !== '');
}

describe.each([MINIATURE_FOLDER, SHIPPED_FOLDER])('the search of %s', async (folder) => {
  const catalogue = await linkedFolder(folder);
  const withoutSynonyms = link({ ...catalogue.records, synonyms: [] }, catalogue.date, catalogue.site);
  const texts = searchTexts(catalogue);
  const found = (index: typeof catalogue, query: string) =>
    search(index, index.listings, query)
      .listings.map(({ position }) => position)
      .toSorted((one, other) => one - other);

  it(
    'finds exactly the listings whose texts contain every term, where there are any',
    () => {
      const query = fc.oneof(
        piece(texts),
        fc.tuple(piece(texts), piece(texts)).map(([one, other]) => `${one} ${other}`),
      );
      fc.assert(
        fc.property(
          query.filter((each) => !/alternative|instead/.test(each)),
          (each) => {
            const expected = scan(texts, queryTerms(each).join(' '));
            fc.pre(expected.length > 0);
            expect(found(withoutSynonyms, each).join()).toBe(expected.join());
          },
        ),
        { numRuns: SUBSTRINGS },
      );
    },
    LIMIT_MS,
  );

  it(
    'hides none of them for a synonym, for punctuation around a term, or for a requested alternative',
    () => {
      const words = ['alternative', 'instead of', 'postgres', 'login', '"', ''];
      fc.assert(
        fc.property(piece(texts), fc.constantFrom(...words), (text, word) => {
          const query = `${text} ${word}`;
          const all = new Set(found(catalogue, query));
          expect(scan(texts, query).filter((position) => !all.has(position))).toEqual([]);
        }),
        { numRuns: 1_000 },
      );
    },
    LIMIT_MS,
  );

  it(
    'finds the same by the places of parts as in the text',
    () => {
      const index = tokenIndex(catalogue.listings);
      const parts = new PartPlaces(index.text);
      const term = fc.oneof(
        piece(texts).map((each) => each.replaceAll(/\s/g, '')),
        fc.string({ minLength: 1, maxLength: 6 }),
      );
      fc.assert(
        fc.property(term, (each) => {
          const bits = (next: NextMatch): string | undefined => occurrences(index, next)?.join();
          expect(bits(parts.find(each))).toBe(bits(findTerm(each)));
        }),
        { numRuns: SUBSTRINGS },
      );
    },
    LIMIT_MS,
  );

  it(
    'finds the same in tokens as in whole texts',
    () => {
      const whole = textIndex(catalogue.listings);
      const tokens = tokenIndex(catalogue.listings);
      const term = piece(texts).map((each) => each.replaceAll(/\s/g, ''));
      fc.assert(
        fc.property(term, (each) => {
          const weighed = (index: PieceIndex): string | undefined =>
            occurrences(index, findTerm(each))
              ?.map((bits) => strength(bits) * 10 + countedShare(bits) * 10)
              .join();
          expect(weighed(whole)).toBe(weighed(tokens));
        }),
        { numRuns: 1_000 },
      );
    },
    LIMIT_MS,
  );
});
