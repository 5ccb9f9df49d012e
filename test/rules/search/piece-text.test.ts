import { expect, it } from 'vitest';
import { FIELD, occurrence, QUALITY } from '../../../src/rules/search/relevance.ts';
import { foldedTexts, PieceText } from '../../../src/rules/search/piece-text.ts';
import { derivedSearch } from '../../../src/rules/search/search-index.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const market = catalogue({
  vendors: [
    vendor({ name: 'Acme', aliases: ['AC'], offers: [offer({ tags: ['Edge'], description: 'Café mail' })] }),
    vendor({ name: 'Birch', offers: [offer({ tags: [], description: 'Storage' })] }),
  ],
});
const texts = new PieceText(market.listings.length, derivedSearch(market));

it('finds a term in the texts in memory, by listing position', () => {
  expect([...(texts.occurrencesOf('cafe') ?? [])]).toEqual([occurrence(FIELD.description, QUALITY.whole), 0]);
  expect(texts.occurrencesOf('zzz')).toBeNull();
});

it('has every word for the search of other spellings', () => {
  const words = texts.textNearWord().split('\n');
  expect(words).toEqual(expect.arrayContaining(['acme', 'edge', 'cafe', 'mail', 'storage']));
  expect(texts.textNearPunctuated()).toBe(texts.textNearWord());
});

it('has the folded texts of a listing, made once', () => {
  const [listing] = market.listings;
  if (!listing) throw new Error('not listed');
  expect(texts.texts(listing)).toEqual({ head: 'acme\nac\ndatabases\nedge', description: 'cafe mail' });
  expect(texts.texts(listing)).toBe(texts.texts(listing));
  expect(foldedTexts(listing)).toEqual(texts.texts(listing));
});
