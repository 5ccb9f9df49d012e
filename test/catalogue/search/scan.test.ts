import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { link } from '../../../src/rules/catalogue/link.ts';
import { isCommon, searchTerms, vendorQuestion } from '../../../src/rules/search/query.ts';
import { search } from '../../../src/rules/search/search.ts';
import { shippedCatalogue, tinyCatalogue } from '../../shipped.ts';
import { scan, searchTexts } from './scan.ts';

const SUBSTRINGS = 2_000;

/** A piece of one text of a catalogue: an odd word, half a word, or the end of one with the start of the next. */
function piece(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 14 }))
    .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length))
    .filter((text) => text.trim() !== '');
}

describe.each([
  ['the miniature', tinyCatalogue],
  ['the shipped catalogue', shippedCatalogue],
] as const)('the search of %s', async (_name, load) => {
  const catalogue = await load();
  const withoutSynonyms = link({ ...catalogue.records, synonyms: [] }, catalogue.date, catalogue.site);
  const texts = searchTexts(catalogue);
  const positionsOf = ({ full }: ReturnType<typeof search>) =>
    [...(full ?? [])].map(({ position }) => position).toSorted((one, other) => one - other);

  it('has as full matches exactly the listings whose texts contain every telling term, where there are any', () => {
    const query = fc.oneof(
      piece(texts),
      fc.tuple(piece(texts), piece(texts)).map(([one, other]) => `${one} ${other}`),
    );
    fc.assert(
      fc.property(
        // A sign beside a name (", gitlab") leaves it the name of a vendor, of which all offers are full matches.
        query.filter(
          (each) =>
            !/alternative|instead|\b(?:or|vs|against|compare|over|more|least)\b/i.test(each) &&
            !/(?<!\S)[^\s\p{L}\p{N}]+(?!\S)/u.test(each),
        ),
        (each) => {
          const terms = searchTerms(withoutSynonyms, each);
          const telling = terms.filter((term) => !isCommon(term));
          const expected = scan(texts, (telling.length > 0 ? telling : terms).join(' '));
          // An amount such as "20 calls a day" is read as the least that a limit grants, ".net data" as the name Netdata.
          const found = search(withoutSynonyms, withoutSynonyms.listings, each);
          fc.pre(expected.length > 0 && found.read_as.length === 0 && vendorQuestion(catalogue, terms) === null);
          expect(positionsOf(found).join()).toBe(expected.join());
        },
      ),
      { numRuns: SUBSTRINGS },
    );
  });

  it('hides none of them for a synonym, for punctuation around a term, or for a requested alternative', () => {
    const words = ['alternative', 'instead of', 'postgres', 'login', '"', ''];
    fc.assert(
      fc.property(piece(texts), fc.constantFrom(...words), (text, word) => {
        const query = `${text} ${word}`;
        const found = search(catalogue, catalogue.listings, query);
        fc.pre(found.read_as.length === 0);
        const all = new Set(positionsOf(found));
        expect(scan(texts, query).filter((position) => !all.has(position))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
