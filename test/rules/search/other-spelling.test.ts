import { expect, it } from 'vitest';
import { nearlyEqualWords, punctuatedSpellings } from '../../../src/rules/search/unit.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z0-9]+/g));

it.each([
  ['cicd', '\nci/cd\nci-cd\nci cd', ['ci-cd', 'ci/cd']],
  ['nodejs', '\nnode.js\nnodes', ['node.js']],
  ['mail', '\nm.ails\nxm.ail', ['m.ail']],
  ['ab', '\na-b', []],
  ['ci/cd', '\nci-cd', []],
  ['abc', '\na-bc', ['a-bc']],
  ['cicd', '\nci_cd\nci/cd\nci.cd\nci-cd\nc-i-c-d', ['c-i-c-d', 'ci-cd', 'ci.cd', 'ci/cd']],
  ['a'.repeat(24), `\na-${'a'.repeat(23)}`, [`a-${'a'.repeat(23)}`]],
  ['a'.repeat(25), `\na-${'a'.repeat(24)}`, []],
])('the other spellings of "%s" in %j are %j', (word, text, expected) => {
  expect(punctuatedSpellings(text, word)).toEqual(expected);
});

it.each([
  ['kubernets', '\nkubernetes\nkubernets2', ['kubernetes', 'kubernets2']],
  ['moniroting', '\nmonitoring\nmonitor', ['monitoring']],
  ['fature', '\nfutures', []],
  ['featuer', '\nfeature\nfutures', ['feature']],
  ['mial', '\nmail\nmoll\nmil', ['mail']],
  ['farm', '\nform\nfar\nfarmx', ['farmx']],
  ['mail', '\nmails\nemail\nmeal\nma', ['email', 'mails']],
  ['mai', '\nmail', []],
  ['monitorin', '\nmonitors\nmonitoring', ['monitoring']],
  ['abcdefg', '\nabcdexx', ['abcdexx']],
  ['a'.repeat(24), `\n${'a'.repeat(23)}`, ['a'.repeat(23)]],
  ['a'.repeat(25), `\n${'a'.repeat(24)}`, []],
  ['m.il', '\nmail', []],
])('the words a typo away from "%s" in %j are %j', (word, text, expected) => {
  expect(nearlyEqualWords(wordsOf(text), word)).toEqual(expected);
});

it('names the first four in alphabetical order', () => {
  expect(nearlyEqualWords(wordsOf('\nmailz maile maild mailc mailb'), 'mail')).toEqual([
    'mailb',
    'mailc',
    'maild',
    'maile',
  ]);
});
