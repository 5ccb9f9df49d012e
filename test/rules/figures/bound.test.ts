import { expect, it } from 'vitest';
import { boundBefore } from '../../../src/rules/figures/bound.ts';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';

const bound = (text: string) => {
  const tokens = tokensOf(text);
  return boundBefore(
    tokens,
    tokens.findIndex(({ text: written }) => written === '5'),
  );
};

it.each([
  ['5 users', 'exact'],
  ['with 5 users', 'exact'],
  ['up to 5 users', 'up_to'],
  ['Up To 5 users', 'up_to'],
  ['a maximum of 5 users', 'up_to'],
  ['no more than 5 users', 'up_to'],
  ['more than 5 users', 'at_least'],
  ['no less than 5 users', 'at_least'],
  ['less than 5 users', 'up_to'],
  ['limited to 5 users', 'up_to'],
  ['longer than 5 days', 'at_least'],
  ['files larger than 5 MB', 'at_least'],
  ['no longer than 5 days', 'up_to'],
  ['smaller than 5 MB', 'up_to'],
  ['≤5 users', 'up_to'],
  ['≥ 5 users', 'at_least'],
  ['over 5 users', 'at_least'],
  ['has over 5 users', 'at_least'],
  ['teams above 5 users', 'at_least'],
  ['the over 5 users', 'at_least'],
  ['1M messages a day over 5 connections', 'exact'],
  ['10K searches over 5 records', 'exact'],
  ['to 5 users', 'exact'],
  ['from 5 users', 'at_least'],
])('"%s" states %s', (text, expected) => {
  expect(bound(text)).toBe(expected);
});
