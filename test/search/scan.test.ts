import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsWith, textIndex, TokenIndexBuilder } from '../../src/rules/search/piece-index.ts';
import { search } from '../../src/rules/search/search.ts';
import { linkedFolder, MINIATURE_FOLDER, SHIPPED_FOLDER } from './catalogues.ts';
import { scan, searchTexts } from './scan.ts';

const SUBSTRINGS = 5_000;

/** A piece of one text of a catalogue: an odd word, half a word, or the end of one with the start of the next. */
function piece(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 14 }))
    .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length));
}

describe.each([MINIATURE_FOLDER, SHIPPED_FOLDER])('the index of %s', async (folder) => {
  const catalogue = await linkedFolder(folder);
  const texts = searchTexts(catalogue);

  it('finds every listing that a scan of the texts finds, for any substrings', () => {
    const query = fc.oneof(
      piece(texts),
      fc.tuple(piece(texts), piece(texts)).map(([one, other]) => `${one} ${other}`),
    );
    fc.assert(
      fc.property(
        query.filter((each) => each.trim() !== ''),
        (each) => {
          const found = search(catalogue, catalogue.listings, each).map(({ position }) => position);
          expect(found.toSorted((one, other) => one - other).join()).toBe(scan(texts, each).join());
        },
      ),
      { numRuns: SUBSTRINGS },
    );
  }, 120_000);

  it('finds the same fields in whole texts, which the first searches use, as in tokens', () => {
    const whole = textIndex(catalogue.listings);
    const builder = new TokenIndexBuilder(catalogue.listings);
    let tokens = builder.advance(1);
    for (let more = 2; tokens === null; more += 1) tokens = builder.advance(more);
    const term = piece(texts).map((each) => each.replaceAll(/\s/g, ''));
    fc.assert(
      fc.property(
        term.filter((each) => each !== ''),
        (each) => {
          expect(fieldsWith(whole, each)?.join()).toBe(fieldsWith(tokens, each)?.join());
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);
});
