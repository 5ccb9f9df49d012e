import { expect, it } from 'vitest';
import { identifierEnd } from '../../../src/rules/figures/identifier.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

it.each([
  ['2026-08-18 is', '2026-08-18'],
  ['18/08/2026 is', '18/08/2026'],
  ['10:30 is', '10:30'],
  ['1:1 is', '1:1'],
  ['24/7 is', '24/7'],
  ['555-1234 is', '555-1234'],
  ['+49 30 123 is', '+49 30 123'],
  ['(555) 123 is', '(555) 123'],
  ['1/2 GB', ''],
  ['5-10 GB', ''],
  ['5 users', ''],
  ['10 : 30', ''],
  ['users', ''],
  ['', ''],
])('in "%s" the identifier at the start is "%s"', (text, expected) => {
  const tokens = tokensOf(text);
  const end = identifierEnd(tokens, 0);
  expect(text.slice(0, tokens[end - 1]?.end ?? 0)).toBe(expected);
});
