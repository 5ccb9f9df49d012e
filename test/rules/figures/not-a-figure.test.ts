import { expect, it } from 'vitest';
import { amountAt } from '../../../src/rules/figures/amount.ts';
import { isNoAmount } from '../../../src/rules/figures/not-a-figure.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

/** Whether the last number of a text is no amount. */
const isNone = (text: string) => {
  const tokens = tokensOf(text);
  const at = tokens.findLastIndex(({ kind }) => kind === 'number');
  const amount = amountAt(tokens, at);
  return amount && isNoAmount(tokens, at, amount);
};

it.each([
  'Postgres 16',
  'Runs Python 3 code',
  'issue #5',
  '401(k)',
  'since 2024',
  'on 5 March',
  'in January 2026',
  'the 1990s',
  'at 9 am',
  '4K video',
  'in 8K',
  'with Llama 3.3 70B',
  'We use Embed 4.',
])('"%s" ends in a number that is no amount', (text) => {
  expect(isNone(text)).toBe(true);
});

it.each([
  '5 users',
  'Free: 5 users',
  'It has 2000 requests',
  'costs $2024',
  '4K rows',
  'Acme: 3 GB',
  'may hold 5 rows',
  'Postgres 500 MB',
  'up to 2000 users',
])('"%s" has a number that is an amount', (text) => {
  expect(isNone(text)).toBe(false);
});
