import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const read = (text: string) => tokensOf(text).map(({ kind, text: written }) => `${kind} ${written}`);

it.each([
  ['5 GB', ['number 5', 'word GB']],
  ['10GB', ['number 10', 'word GB']],
  ['S3 and 5G', ['name S3', 'word and', 'name 5G']],
  ['v2.1', ['name v2', 'symbol .', 'number 1']],
  ['Free. Then $5!', ['word Free', 'end .', 'word Then', 'symbol $', 'number 5', 'end !']],
  ['.5 GB', ['number .5', 'word GB']],
  ['½ GB', ['number ½', 'word GB']],
  ['build-minutes', ['word build-minutes']],
  ["vendor's R&D", ["word vendor's", 'word R&D']],
  ['a month.Then', ['word a', 'word month', 'symbol .', 'word Then']],
  ['1.2.3', ['name 1.2.3']],
  ['100😀', ['number 100', 'symbol 😀']],
  ['𐀀', ['symbol 𐀀']],
  ['\u{10fc00}', ['symbol \u{10fc00}']],
  ['￥5', ['symbol ￥', 'number 5']],
  ['.1.2', ['name .1.2']],
  ['covid-19', ['name covid-19']],
  ['in U.S', ['word in', 'word U.S']],
  ['no.Then', ['word no.Then']],
  ['node.js', ['word node.js']],
  ['Acme-Cloud', ['word Acme-Cloud']],
  ['café', ['word café']],
  ['a\tb\rc', ['word a', 'word b', 'word c']],
  ['a\bb\u000ec', ['word a', 'symbol \b', 'word b', 'symbol \u000e', 'word c']],
  ['z{Z[a`A@', ['word z', 'symbol {', 'word Z', 'symbol [', 'word a', 'symbol `', 'word A', 'symbol @']],
  ['a'.repeat(61), [`word ${'a'.repeat(60)}`, 'word a']],
  [`${'a'.repeat(60)}-b`, [`word ${'a'.repeat(60)}`, 'symbol -', 'word b']],
  ['', []],
])('splits "%s" into %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('gives words in lower case with straight apostrophes, and the values of numbers and fractions', () => {
  expect(tokensOf('It’s 1,000 ¾').map(({ word, value, isSpaced }) => [word, value, isSpaced])).toEqual([
    ["it's", 0, true],
    ['1,000', 1000, true],
    ['¾', 0.75, true],
  ]);
  expect(tokensOf('5GB').map(({ isSpaced }) => isSpaced)).toEqual([true, false]);
  expect(tokensOf('.5 .1.2').map(({ isSpaced }) => isSpaced)).toEqual([true, true]);
  expect(tokensOf('build‑minutes').map(({ word }) => word)).toEqual(['build-minutes']);
});

it('covers every text but its white space, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }), (text) => {
      let end = 0;
      for (const token of tokensOf(text)) {
        expect(text.slice(end, token.start).trim()).toBe('');
        expect(token.end).toBeGreaterThan(token.start);
        expect(text.slice(token.start, token.end)).toBe(token.text);
        end = token.end;
      }
      expect(text.slice(end).trim()).toBe('');
    }),
  );
});
