import { expect, it } from 'vitest';
import { unplacedNumbers } from '../../../src/rules/limits/unplaced-numbers.ts';
import { limits, offer } from '../../builders.ts';

it.each([
  ['5 users and 60K rows.', ['5 users', '60,000 rows'], [], []],
  ['5 users and 60K rows.', ['5 users'], [], ['60K']],
  ['5 users, 1.5 million rows and $5 of credit.', [], [], ['5', '1.5 million', '$5']],
  [
    'Pro is $19 per user a month, since September 2025, with 100+ integrations and the 2nd month half price.',
    [],
    [],
    [],
  ],
  ['GPT-4, S3, OAuth2 and HTTP/2.', [], [], []],
  ['Apache 2.0, 20 users.', [], ['2.0'], ['20']],
  ['Pro has 20 users and Free 2.', ['2 users'], ['20 users'], []],
  ['2 of 250 rows.', [], ['2 of'], ['250']],
  ['2 of 250 rows.', [], ['2'], ['250']],
] as const)('of %j with %j and %j are %j', (description, lines, listed, left) => {
  const entry = offer({ description, limits: limits(...lines), figures_that_are_no_limit: listed });
  expect(unplacedNumbers(entry)).toEqual(left);
});

it('have a place in the text of a condition', () => {
  const conditions = [{ text: 'At most 5 employees', url: 'https://acme.example/terms' }];
  expect(unplacedNumbers(offer({ description: 'For 5 employees.', conditions }))).toEqual([]);
});
