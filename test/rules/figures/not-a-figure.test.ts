import { expect, it } from 'vitest';
import { amountAt } from '../../../src/rules/figures/amount.ts';
import { isNoAmount } from '../../../src/rules/figures/not-a-figure.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

/** Whether a number of a text, the last one unless given, is no amount. */
const isNone = (text: string, number?: string) => {
  const tokens = tokensOf(text);
  const at = tokens.findLastIndex((token) => token.kind === 'number' && (number ?? token.text) === token.text);
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
  '+49',
  'class of ’24',
  '(beta)-4',
  '(beta)_4',
  'HTTP/2',
  'on 5 october',
  'in 2019 customers paid',
  'to 2019',
  'of 2019',
  'October 5, 2024 customers',
  'Plan: 2024',
  'at 9 a.m.',
  'We use Acme 4',
  'We use Acme 4.',
  'We use llama3 4.',
  'We use Acme 4 - cheap',
  'We use Acme 4, Bolt',
  'We use Acme 4 and Bolt',
  'with Qwen3 32B',
  'with qwen3 32B',
  'with Llama 70B v2',
  'Postgres 16 mbox',
  'Postgres 16 thumb',
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
  '5(users)',
  '5(',
  '(a)5 users',
  'October 5 or 2024 customers',
  'with Acme 70 B',
  'with myLlama 70B',
  '5+3',
  '5-4',
  'beta -4',
  'beta /4',
  '(beta) -4',
  '’ 24 users',
  'may 5 users',
  'march 5 users',
  'in 2000 million cases',
  'in 12019',
  'in 20199',
  '2000GB',
  'of 2000 users',
  'Acme 5, 2024 customers',
  '2000',
  'Plan: 2000+',
  'Plan: 2000%',
  'Plan: 2000/month',
  'It hosts 70B',
  'Llama 70B tokens',
  'with Llama 70M',
  'Postgres 5K rows',
  'Postgres 500 GiB',
  'Acme 5.',
  'Good. Acme 5.',
  'Plan: Acme 5.',
  'We use myApp 5.',
  'We gave Acme 4 seats',
  'We gave Acme 4 a month',
  'We gave Acme 4 per month',
  'We gave Acme 4 monthly',
  'We gave Acme 4 daily',
  'We gave Acme 4%',
  'We gave Acme 4/month',
  'We gave Acme 4+',
  'We gave Acme 4-day',
  '4000 videos',
  '5K video',
])('"%s" has a number that is an amount', (text) => {
  expect(isNone(text)).toBe(false);
});

it.each([
  ['2019', 'Plan: 2019–2024', true],
  ['2019', '2019-2024', true],
  ['2019', '2019–2024', true],
  ['2000', '2000–3000 users', false],
  ['2000', '2000-20245 users', false],
  ['5', '5(3)', false],
])('%s of "%s" is no amount: %s', (number, text, expected) => {
  expect(isNone(text, number)).toBe(expected);
});

it('takes a number in words for an amount wherever it is', () => {
  const tokens = tokensOf('In May two projects');
  const amount = amountAt(tokens, 2);
  expect(amount && isNoAmount(tokens, 2, amount)).toBe(false);
});
