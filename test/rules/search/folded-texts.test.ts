import { expect, it } from 'vitest';
import { foldedTexts, occurrencesOf, occurrencesOfGroup, strength } from '../../../src/rules/search/folded-texts.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const textsOf = (given: Parameters<typeof offer>[0], aliases: readonly string[] = []) => {
  const known = vendor({ name: 'Ox', aliases, offers: [offer({ category: 'Y', description: 'X', ...given })] });
  return foldedTexts(catalogue({ vendors: [known] }).listings[0]!);
};

it.each([
  [{ description: 'Some mail' }, [], 18],
  [{ description: 'A mailbox' }, [], 4],
  [{ description: 'An email and gmail' }, [], 1],
  [{ description: 'An email, a mailbox and mails' }, [], 18],
  [{ description: 'mail0 mail9 maila mailz mails2' }, [], 4],
  [{ description: '0mail 9mail amail zmail жmail 日mail' }, [], 1],
  [{ description: 'mailbox and gmail' }, [], 4],
  [{ description: '€mail→' }, [], 18],
  [{ description: '¬mail' }, [], 18],
  [{ description: 'mail~' }, [], 18],
  [{ tags: ['mail', 'email', 'x', 'mailbox'] }, [], 56 + 3 + 8],
  [{ category: 'Mail' }, ['Mailbox', 'Mail'], 70 + 30],
  [{}, [], 0],
])('a term weighs in %j with the aliases %j what its best occurrence in each field does', (given, aliases, sum) => {
  expect(strength(occurrencesOf(textsOf({ tags: ['z'], ...given }, aliases), 'mail'))).toBe(sum);
});

it.each([
  [{ description: 'Your login' }, ['Login'], ['description']],
  [{ description: 'Logins: authors' }, [], ['description']],
  [{ description: 'Logined authors' }, [], []],
  [{ description: 'By sign-in, for authors' }, [], ['description']],
  [{ description: 'A C++ SDK' }, [], ['description']],
  [{ description: 'For authors' }, ['Auth'], ['vendor']],
  [{ description: 'For authors who sign nothing in' }, [], []],
])('synonyms are in %j with the aliases %j as whole words, in a name only by default: %j', (given, aliases, fields) => {
  const group = [['login'], ['sign', 'in'], ['auth'], ['c++', 'sdk']];
  expect([...occurrencesOfGroup(textsOf(given, aliases), group).keys()]).toEqual(fields);
});

it.each([
  ['log', 'Logs', 18],
  ['mail', 'Mailing', 4],
])('the term %s in %s is the word only in the plural', (term, description, weight) => {
  expect(strength(occurrencesOf(textsOf({ tags: ['z'], description }), term))).toBe(weight);
});
