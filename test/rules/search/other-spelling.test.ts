import { expect, it } from 'vitest';
import { nearlyEqualWords, punctuatedSpellings } from '../../../src/rules/search/other-spelling.ts';
import type { SearchTexts } from '../../../src/rules/search/search-texts.ts';

const texts = (text: string): SearchTexts => ({
  occurrencesOf: () => null,
  textNearPunctuated: () => text,
  textNearWord: () => text,
  texts: () => ({ head: '', description: '' }),
});

it.each([
  ['cicd', '\nci/cd\nci-cd\nci cd', ['ci-cd', 'ci/cd']],
  ['nodejs', '\nnode.js\nnodes', ['node.js']],
  ['mail', '\nm.ails\nxm.ail', ['m.ail']],
  ['ab', '\na-b', []],
  ['ci/cd', '\nci-cd', []],
  ['abc', '\na-bc', ['a-bc']],
  ['a'.repeat(24), `\na-${'a'.repeat(23)}`, [`a-${'a'.repeat(23)}`]],
  ['a'.repeat(25), `\na-${'a'.repeat(24)}`, []],
])('the other spellings of "%s" in %j are %j', (word, text, expected) => {
  expect(punctuatedSpellings(texts(text), word)).toEqual(expected);
});

it.each([
  ['kubernets', '\nkubernetes\nkubernets2', ['kubernetes', 'kubernets2']],
  ['mial', '\nmail\nmoll\nmil', ['mail', 'mil']],
  ['mail', '\nmails\nemail\nmeal\nma', ['email', 'mails']],
  ['mai', '\nmail', []],
  ['a'.repeat(24), `\n${'a'.repeat(23)}`, ['a'.repeat(23)]],
  ['a'.repeat(25), `\n${'a'.repeat(24)}`, []],
  ['m.il', '\nmail', []],
])('the words one edit from "%s" in %j are %j', (word, text, expected) => {
  expect(nearlyEqualWords(texts(text), word)).toEqual(expected);
});

it('names the first four in alphabetical order', () => {
  expect(nearlyEqualWords(texts('\nmailz maile maild mailc mailb'), 'mail')).toEqual([
    'mailb',
    'mailc',
    'maild',
    'maile',
  ]);
});
