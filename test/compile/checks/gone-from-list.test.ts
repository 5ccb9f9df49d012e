import { expect, it } from 'vitest';
import { goneFromList } from '../../../src/compile/checks/words.ts';
import { fileStart } from '../../../src/compile/diagnostics/diagnostic.ts';

const GONE = { list: 'tags.yaml', noun: 'tag', word: 'sqll' };
const placeOf = () => ({ ...fileStart('tags.yaml'), start: { line: 4, column: 3 } });

it.each([
  [
    'removed, from 2 uses on, where no listed word is like it',
    undefined,
    false,
    2,
    1,
    'put it back, or replace it in the places listed',
  ],
  [
    'removed, from 3 uses on, where the word that is like it is used',
    'sql',
    true,
    3,
    1,
    'put it back, or replace it in the places listed; `sql` is like it',
  ],
  [
    'renamed, from 3 uses on, where the word that is like it is not used',
    'sql',
    false,
    3,
    4,
    'put it back, or write `sql` in the places listed',
  ],
])('a word counts as %s', (_, near, isUsed, minFindings, line, fix) => {
  const cause = goneFromList({ ...GONE, near, placeOf, isUsed: () => isUsed });
  expect(cause).toMatchObject({ key: 'tags.yaml sqll', minFindings, fix, at: { file: 'tags.yaml', start: { line } } });
  expect(cause.what).toBe('the tag `sqll` is used in several places and is not on the list');
});
