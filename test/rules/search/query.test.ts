import { expect, it } from 'vitest';
import { eachOnce, isCommon, sidesOf, vendorQuestion, wordsOf, writtenTerms } from '../../../src/rules/search/query.ts';
import { stemOf } from '../../../src/rules/search/search-index.ts';
import { catalogue, vendor } from '../../builders.ts';

it.each([
  ['Free  Email', ['free', 'email']],
  ['email, email!', ['email']],
  ['“Café”', ['cafe']],
  ['.net c# c++', ['.net', 'c#', 'c++']],
  ['(ci/cd)', ['ci/cd']],
  ['  mail   queue  ', ['mail', 'queue']],
  ['??? mail', ['???', 'mail']],
  [' \n ', []],
  ['', []],
])('the terms of "%s" are %j', (query, expected) => {
  expect(eachOnce(writtenTerms(query))).toEqual(expected);
});

it.each([
  ['acme vs birch', ['acme', 'birch']],
  ['acme cloud against birch or cedar', ['acme cloud', 'birch', 'cedar']],
  ['compare acme and birch', ['acme', 'birch']],
  ['compare acme with birch', ['acme', 'birch']],
  ['difference between acme and birch', ['acme', 'birch']],
  ['acme and birch', ['acme and birch']],
  ['acme vs', ['acme']],
])('the sides of "%s" are %j', (query, expected) => {
  expect(sidesOf(query.split(' ')).map((side) => side.join(' '))).toEqual(expected);
});

it.each([
  ['sign-in', ['sign', 'in']],
  ['ci/cd', ['ci', 'cd']],
  ['object storage', ['object', 'storage']],
  ['-mail-', ['mail']],
  ['sign -- in', ['sign', 'in']],
  ['-', []],
])('the words of "%s" are %j', (term, expected) => {
  expect(wordsOf(term)).toEqual(expected);
});

it.each([
  ['free', true],
  ['best', true],
  ['kostenlos', true],
  ['gratuite', true],
  ['lifetime', true],
  ['forever', true],
  ['always', true],
  ['permanently', true],
  ['recently', true],
  ['developers', true],
  ['3k/month', true],
  ['1gb', true],
  ['$5', true],
  ['10,000+', true],
  ['email', false],
  ['s3', false],
  ['freemail', false],
  ['alwaysmail', false],
])('"%s" says nothing of the kind of an offer: %s', (term, expected) => {
  expect(isCommon(term)).toBe(expected);
});

it.each([
  ['functions', 'function'],
  ['queries', 'query'],
  ['logs', 'log'],
  ['status', 'status'],
  ['class', 'class'],
  ['aws', 'aws'],
  ['gas', 'gas'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it.each([
  ['is acme cloud still free', true],
  ['how much does acme cloud cost', true],
  ['is acme cloud free without credit card', true],
  ['how long does the acme cloud free tier last', true],
  ['does acme cloud have a free tier', true],
  ['can i use acme cloud for free', true],
  ['how many seats does acme cloud give to a team', false],
  ['how much storage do i get on acme cloud', false],
  ['is acme cloud hosting free', undefined],
  ['acme cloud', false],
  ['is acme free', undefined],
])('"%s" asks about the vendor of that name: %s', (query, isQuestion) => {
  const market = catalogue({ vendors: [vendor({ name: 'Acme Cloud' })] });
  expect(vendorQuestion(market, query.split(' '))?.isQuestion).toBe(isQuestion);
});
