import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';
import { unlimitedAt } from '../../../src/rules/figures/unlimited.ts';

/** What the first statement of no limit in a text covers. */
const unlimited = (text: string) => {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = unlimitedAt({ text, tokens, floor: 0 }, at);
    if (found) return found.figures.map(({ thing }) => thing);
  }
  return null;
};

describe('a text states no limit', () => {
  it.each([
    ['unlimited users', ['user']],
    ['unlimited users, projects and boards', ['user', 'project', 'board']],
    ['any number of domains', ['domain']],
    ['no limit on uploads', ['upload']],
    ['no storage limits', ['storage']],
    ['boards without limit', ['board']],
    ['users have no limit', ['user']],
  ])('by "%s" on %j', (text, expected) => {
    expect(unlimited(text)).toEqual(expected);
  });

  it.each(['no unlimited highlights', 'no time limit', '5 users', ''])('not by "%s"', (text) => {
    expect(unlimited(text)).toBeNull();
  });

  it('with the period and receiver behind the thing, of an infinite amount', () => {
    const tokens = tokensOf('unlimited builds a month per project');
    const found = unlimitedAt({ text: 'unlimited builds a month per project', tokens, floor: 0 }, 0);
    expect(found?.figures).toMatchObject([
      { kind: 'unlimited', amount: Infinity, thing: 'build', period: 'month', per: 'project', min: null },
    ]);
  });
});
