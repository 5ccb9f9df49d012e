import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';
import { unlimitedAt } from '../../../src/rules/figures/unlimited.ts';

/** The figures of the first statement of no limit in a text, and the word after it. */
const statement = (text: string) => {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = unlimitedAt({ text, tokens }, at);
    if (found) return { figures: found.figures, after: tokens[found.next]?.text ?? 'end' };
  }
  return null;
};

describe('a text states no limit', () => {
  it.each([
    ['unlimited users', 'user', 'end'],
    ['unlimited users, projects and boards', 'user', ','],
    ['unlimited users or boards', 'user', 'or'],
    ['unmetered bandwidth', 'bandwidth', 'end'],
    ['any number of boards', 'board', 'end'],
    ['no limit on uploads', 'upload', 'end'],
    ['no storage limits', 'storage', 'end'],
    ['No card. 5 users or unlimited boards', 'board', 'end'],
    ['Teams or unlimited boards', 'board', 'end'],
    ['unlimited a month for all', null, 'for'],
    ['audio unlimited', null, 'end'],
  ])('by %j on %j', (text, thing, after) => {
    expect(statement(text)).toMatchObject({ figures: [{ kind: 'unlimited', thing }], after });
  });

  it.each([
    'no unlimited highlights',
    'not unlimited',
    'No card, or unlimited boards on Pro',
    'No API access or unlimited boards',
    'comes without webhooks or unlimited boards',
    'no time limit',
    'without limit',
    'limited users',
  ])('not by %j', (text) => {
    expect(statement(text)).toBeNull();
  });

  it('with the period and the scope', () => {
    expect(statement('unlimited builds a month per project')?.figures).toMatchObject([
      { amount: Infinity, thing: 'build', period: 'month', per: 'project', min: null, unit: null },
    ]);
  });
});
