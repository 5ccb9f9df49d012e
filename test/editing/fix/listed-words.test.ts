import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../src/compile/validate.ts';
import { fix } from '../../../src/editing/fix/fix.ts';
import { currentNames } from '../../../src/compile/checks/vendor-references.ts';
import { listedWords } from '../../../src/editing/fix/listed-words.ts';
import { MINIATURE } from '../../compile/miniature.ts';

const WORDS = listedWords(
  [
    { name: 'Databases', retired_names: ['Data Stores'] },
    { name: 'Auth', retired_names: [] },
  ],
  ['sql', 'hosting', 'AI', 'ai'],
  new Map([
    ['acme', 'Acme'],
    ['fly-io', 'Fly.io'],
    ['elder', null],
  ]),
);

const fixed = (text: string): string => {
  const outcome = fix({ path: 'vendors/acme.yaml', text: `vendor: Acme\noffers:\n  - ${text}\n` }, WORDS);
  return 'text' in outcome ? outcome.text.replace('vendor: Acme\noffers:\n  - ', '').trimEnd() : 'unfixed';
};

describe('npm run fix mends what has one right answer', () => {
  it.each([
    ['a category in another case', 'category: databases', 'category: Databases'],
    ['a retired category', 'category: Data Stores', 'category: Databases'],
    ['a tag in another case', 'tags: [SQL]', 'tags: [sql]'],
    ['a tag written twice', 'tags: [sql, hosting, Sql]', 'tags: [sql, hosting]'],
    ['a word of a closed list in another case', 'tier_class: Time-Limited', 'tier_class: time-limited'],
    ['a key in another case', 'Tier: Free', 'tier: Free'],
    ['a key and its word in another case', 'Category: databases', 'category: Databases'],
    ['an alternative in another case', 'alternative_to: [fly.io, Rowan]', 'alternative_to: [Fly.io, Rowan]'],
    ['a list without brackets of tags in another case', 'tags: SQL, sql', 'tags: [sql]'],
    ['a list without brackets', 'tags: sql, hosting', 'tags: [sql, hosting]'],
    ['a comma behind a value', 'tier: Free,', 'tier: Free'],
    ['a no-break space', 'tier: Free\u00A0plan', 'tier: Free plan'],
    ['a no-break space at the end', 'tier: Free\u00A0', 'tier: Free'],
    ['a no-break space after a comma', 'tags: [sql,\u00A0hosting]', 'tags: [sql, hosting]'],
    ['a line separator', 'tier: Free\u2028plan', 'tier: Free plan'],
  ])('%s', (_, written, expected) => {
    expect(fixed(written)).toBe(expected);
    expect(fixed(expected)).toBe(expected);
  });

  it.each([
    ['a key that is there in its own case too', 'tier: Free\n    Tier: Paid'],
    ['an alternative whose file cannot be read', 'alternative_to: [ELDER]'],
    ['an alternative with a letter too many', 'alternative_to: [Fly.ioo]'],
    ['a misspelt category', 'category: Databasse'],
    ['a tag that is not listed', 'tags: [rust]'],
    ['a tag with two spellings in the list', 'tags: [Ai]'],
    ['a comma that is all there is', "tier: ','"],
  ])('%s is left to the author', (_, written) => {
    expect(fixed(written)).toBe(written);
  });

  it('a member of a comparison in another case', () => {
    const text = 'members:\n  - vendor: FLY.IO\n    kind: edge-serverless\n';
    expect(fix({ path: 'comparisons/hosting-pricing.yaml', text }, WORDS)).toEqual({
      text: text.replace('FLY.IO', 'Fly.io'),
    });
  });

  it('keeps a comment on a repeated tag', () => {
    expect(fixed('tags: [sql, # one\n      sql, # two\n      hosting]')).toContain('# two');
  });
});

it('the current name of a renamed vendor is written where a file has the former one', () => {
  const words = listedWords([], [], currentNames(collectFiles(MINIATURE).files));
  const text = 'members:\n  - vendor: Acme Labs\n    kind: edge-serverless\n';
  const path = 'comparisons/hosting-pricing.yaml';
  expect(fix({ path, text }, words)).toEqual({ text: text.replace(' Labs', '') });
});
