import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/rules/figures/tokens.ts';
import { unlimitedAt } from '../../../src/rules/figures/unlimited.ts';

/** The figures of the first statement of no limit in a text, and the word after it. */
const statement = (text: string) => {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = unlimitedAt({ text, tokens, floor: 0 }, at);
    if (found) return { figures: found.figures, after: tokens[found.next]?.text ?? 'end' };
  }
  return null;
};

/** What the first statement of no limit in a text covers. */
const unlimited = (text: string) => statement(text)?.figures.map(({ thing }) => thing) ?? null;

describe('a text states no limit', () => {
  it.each([
    ['unlimited users', ['user']],
    ['unlimited users, projects and boards', ['user', 'project', 'board']],
    ['any number of domains', ['domain']],
    ['no limit on uploads', ['upload']],
    ['no storage limits', ['storage']],
    ['boards without limit', ['board']],
    ['users have no limit', ['user']],
    ['users have no limit on storage', ['storage']],
    ['staff have no limit', ['staff']],
    ['unlimited users or boards', ['user', 'board']],
    ['unlimited devices, MagicDNS, boards', ['device']],
    ['unlimited users and boards, webhooks', ['user', 'board']],
    ['unlimited users/teams and boards', ['user', 'board']],
    ['No card, or unlimited boards on Pro', null],
    ['No API access or unlimited boards', null],
    ['comes without webhooks or unlimited boards', null],
    ['No card. 5 users or unlimited boards', ['board']],
    ['Teams or unlimited boards', ['board']],
    ['unlimited users, boards, and cards', ['user', 'board', 'card']],
    ['unlimited users, and boards', ['user']],
    ['unlimited users. Boards', ['user']],
    ['unlimited users and email', ['user']],
    ['unlimited users and S3 buckets', ['user']],
    ['unlimited access. Private rooms', ['access']],
    ['boards, lists, and cards are unlimited', ['board', 'list', 'card']],
    ['boards,, lists unlimited', ['list']],
    ['users of boards are unlimited', ['board']],
    ['audio and boards are unlimited', ['board']],
    ['audio is unlimited', ['audio']],
    ['audio unlimited', [null]],
  ])('by "%s" on %j', (text, expected) => {
    expect(unlimited(text)).toEqual(expected);
  });

  it('on six things at most', () => {
    const things = ['file', 'tag', 'card', 'list', 'board', 'user'];
    expect(unlimited('unlimited files, tags, cards, lists, boards, users, rows')).toEqual(things);
    expect(unlimited('rows, files, tags, cards, lists, boards and users are unlimited')).toEqual(things);
  });

  it.each([
    ['unlimited users, boards for all', ['unlimited users', 'boards'], 'for'],
    ['unlimited a month for all', ['unlimited a month'], 'for'],
    ['lists and cards are unlimited now', ['lists', 'cards are unlimited'], 'now'],
    ['history has no limit here', ['history has no limit'], 'here'],
    ['boards without limit here', ['boards without limit'], 'here'],
    ['no storage limits here', ['no storage limits'], 'here'],
    ['as many users as you like', ['as many users'], 'as'],
    ['as much storage as needed', ['as much storage'], 'as'],
  ])('in "%s" with the words %j, before "%s"', (text, words, after) => {
    const found = statement(text);
    expect(found?.figures.map(({ text: written }) => written)).toEqual(words);
    expect(found?.after).toBe(after);
  });

  it('not on what belongs to the figure before', () => {
    const text = 'team boards unlimited';
    expect(unlimitedAt({ text, tokens: tokensOf(text), floor: 0 }, 2)?.figures).toMatchObject([
      { thing: 'team board' },
    ]);
    expect(unlimitedAt({ text, tokens: tokensOf(text), floor: 1 }, 2)?.figures).toMatchObject([{ thing: null }]);
  });

  it.each([
    'no unlimited highlights',
    'no limit on',
    'without limit',
    'no time limit',
    'the storage limits',
    'so many users as you like',
    'as few users as you like',
    'as many users as Acme',
    'as many users if you like',
    'as many as you like',
    '5 users',
    '',
  ])('not by "%s"', (text) => {
    expect(unlimited(text)).toBeNull();
  });

  it('with the period and receiver after the thing, of an infinite amount', () => {
    const tokens = tokensOf('unlimited builds a month per project');
    const found = unlimitedAt({ text: 'unlimited builds a month per project', tokens, floor: 0 }, 0);
    expect(found?.figures).toMatchObject([
      { kind: 'unlimited', amount: Infinity, thing: 'build', period: 'month', per: 'project', min: null, unit: null },
    ]);
  });
});
