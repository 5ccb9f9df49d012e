import { describe, expect, it } from 'vitest';
import { findTerm } from '../../../src/rules/search/find-term.ts';
import { foldedHead, occurrences, pieceIndex, textIndex, tokenIndex } from '../../../src/rules/search/piece-index.ts';
import { FIELD, occurrence, QUALITY } from '../../../src/rules/search/relevance.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const { listings } = catalogue({
  vendors: [
    vendor({
      name: 'Mail Café',
      aliases: ['MC'],
      offers: [offer({ tags: ['mailing', 'email', 'x', 'inbox'], description: 'Mails to 5 users' })],
    }),
    vendor({ name: 'Other', offers: [offer({ tags: [], description: 'Flat' })] }),
  ],
});
const bitsOf = (term: string) => {
  const found = [tokenIndex, textIndex].map((indexed) => {
    const bits = occurrences(indexed(listings), findTerm(term));
    return bits && [...bits];
  });
  expect(found[1]).toEqual(found[0]);
  return found[0];
};

describe('the occurrences of a term', () => {
  it('are bits of field and quality by listing position', () => {
    expect(bitsOf('mail')).toEqual([
      occurrence(FIELD.vendor, QUALITY.whole) |
        occurrence(FIELD.firstTag, QUALITY.whole) |
        occurrence(FIELD.secondTag, QUALITY.inside) |
        occurrence(FIELD.description, QUALITY.whole),
      0,
    ]);
    expect(bitsOf('cafe')).toEqual([occurrence(FIELD.vendor, QUALITY.whole), 0]);
    expect(bitsOf('mc')).toEqual([occurrence(FIELD.vendor, QUALITY.whole), 0]);
    expect(bitsOf('inb')).toEqual([occurrence(FIELD.otherTag, QUALITY.start), 0]);
    expect(bitsOf('database')).toEqual([
      occurrence(FIELD.category, QUALITY.whole),
      occurrence(FIELD.category, QUALITY.whole),
    ]);
  });

  it('are null for a term that no text has', () => {
    expect(bitsOf('zzz')).toBeNull();
  });

  it('are written into a given list, which is cleared first', () => {
    const found = new Int32Array([7, 7]);
    expect(occurrences(tokenIndex(listings), findTerm('flat'), found)).toBe(found);
    expect([...found]).toEqual([0, occurrence(FIELD.description, QUALITY.whole)]);
  });
});

it('makes an index of given pieces with their postings', () => {
  const index = pieceIndex([['mail', Int32Array.of(FIELD.vendor)], ['flat', Int32Array.of((1 << 3) | FIELD.category)]], 2); // prettier-ignore
  expect(index).toMatchObject({ text: '\nmail\nflat\n', listingCount: 2 });
  expect([...(occurrences(index, findTerm('flat')) ?? [])]).toEqual([0, occurrence(FIELD.category, QUALITY.whole)]);
});

it('folds the names, category and tags of a listing, a line each', () => {
  expect(listings.map(foldedHead)).toEqual(['mail cafe\nmc\ndatabases\nmailing\nemail\nx\ninbox', 'other\ndatabases']);
});

describe('how a term occurs in a text', () => {
  const qualityOf = (term: string, text: string) => {
    const found = occurrences(pieceIndex([[text, [FIELD.description]]], 1), findTerm(term))?.[0];
    const names = Object.entries(QUALITY);
    return names.find(([, quality]) => found === occurrence(FIELD.description, quality))?.[0] ?? null;
  };

  it.each([
    ['mail', 'mail', 'whole'],
    ['mail', 'mail-box', 'whole'],
    ['mail', 'mails', 'whole'],
    ['mail', 'mailing', 'whole'],
    ['mail', 'mailed', 'whole'],
    ['mail', 'mailbox', 'start'],
    ['mail', 'mailsx', 'start'],
    ['box', 'boxs', 'whole'],
    ['box', 'a new boxes', 'start'],
    ['mail', 'email', 'inside'],
    ['mail', 'email mail', 'whole'],
    ['mail', 'email mailbox', 'start'],
    ['mail', 'mailbox email', 'start'],
    ['.net', 'asp.net', 'whole'],
    ['c#', 'c#x', 'whole'],
    ['ma', 'xmail', 'inside'],
  ])('is, of "%s" in "%s", %s', (term, text, expected) => {
    expect(qualityOf(term, text)).toBe(expected);
  });

  it.each(['a', 'z', '0', '9', 'À', 'ß', '日', '\u1fff', '\u2c00'])('is inside of a word after "%s"', (before) => {
    expect(qualityOf('mail', `${before}mail`)).toBe('inside');
  });

  it.each(['`', '{', '/', ':', '\u007f', '\u0080', '¿', '\u2000', '…', '€', '\u2bff'])(
    'is whole after "%s"',
    (before) => {
      expect(qualityOf('mail', `${before}mail`)).toBe('whole');
    },
  );
});
