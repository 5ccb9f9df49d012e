import { expect, it } from 'vitest';
import { arePlanWords } from '../../../src/rules/names/resolver.ts';

it.each([
  ['pro-plan', [], true],
  ['always-on', ['always-on'], true],
  ['pro-always-on-plan', ['always-on'], true],
  ['always-on', ['always', 'always-on'], true],
  ['always-free', ['always', 'always-on'], true],
  ['always', ['always-on'], false],
  ['on', ['always-on'], false],
  ['always-free', ['always-on'], false],
  ['database-pro', [], false],
  ['pro-database', [], false],
  ['database', [], false],
])('"%s" consists of plan words and the tiers %j: %s', (text, tiers, expected) => {
  expect(arePlanWords(text.split('-'), tiers)).toBe(expected);
});

it('takes no words for plan words', () => {
  expect(arePlanWords([], ['free'])).toBe(true);
});
