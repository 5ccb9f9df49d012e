import { describe, expect, it } from 'vitest';
import { isFeature, strangeWords, withoutFigures, wordsOfNames } from '../../../src/rules/reading/understood.ts';

const known = new Set(['acme', 'email']);
const strange = (text: string) => strangeWords(text, (word) => known.has(word)).join(' ');

describe('words that are not understood', () => {
  it.each([
    ['Acme includes up to 5 emails per account', '5'],
    ['Emails in the EU', 'eu'],
    ['for hobby projects', ''],
    ['for prototypes and side projects', ''],
    ['for students', 'for students'],
    ['billed monthly', ''],
    ['5 a month', '5'],
    ['monthly', ''],
    ['emails p/d (lifetime) on macOS M2 VMs', ''],
    ['no credit card required', ''],
    ['beta', 'beta'],
    ['$9 or 1.5', '$9 or 1.5'],
    ["Acme's", "acme's"],
    ['– !', ''],
  ])('of "%s" are "%s"', (text, words) => {
    expect(strange(text)).toBe(words);
  });

  it('names are taken in lower case, word by word', () => {
    expect([...wordsOfNames(['Acme Cloud', 'Free', '–'])]).toEqual(['acme', 'cloud', 'free']);
  });
});

it.each([
  ['5 GB storage and 3 users', 'and'],
  ['unlimited projects', ''],
  ['512 MB', ''],
  ['500', ''],
  ['7 days log retention', ''],
  ['free for 14 days', 'free for 14 days'],
  ['$5 of it', '$5 of it'],
  ['$5 credit', ''],
])('without figures that name what they count, "%s" is "%s"', (text, rest) => {
  expect(withoutFigures(text).replace(/\s+/g, ' ').trim()).toBe(rest);
});

describe('the name of a feature', () => {
  it.each([
    'Community support',
    'SSO and SAML',
    'Sign up',
    'Get started for free',
    'Your first projects',
    'For side projects',
    'The perfect starting place for your web app',
    'Help from our team, by those who know it',
  ])('is "%s"', (text) => {
    expect(isFeature(text)).toBe(true);
  });
  it.each([
    ['a price', 'Help for $6'],
    ['a reservation', 'Beta access'],
    ['a reservation after a first step', 'First project, students'],
    ['a day', 'Sign up by Friday'],
  ])('has not %s: %s', (_, text) => {
    expect(isFeature(text)).toBe(false);
  });
});
