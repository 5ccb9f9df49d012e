import { expect, it } from 'vitest';
import { repeats, writtenTwice } from '../../../src/compile/checks/findings.ts';
import { draftOf } from '../shape/shaped.ts';

it('yields each entry with the key of an earlier one, and the first of that key', () => {
  const found = repeats(['a1', 'b1', 'a2', 'b2', 'a3'], (entry) => entry.charAt(0));
  expect([...found]).toEqual([
    { entry: 'a2', first: 'a1' },
    { entry: 'b2', first: 'b1' },
    { entry: 'a3', first: 'a1' },
  ]);
});

it('finds texts that differ in case and accents alone, at their places', () => {
  const draft = draftOf('tags: [sql, SQL, sqls]\n');
  const found = [...writtenTwice(['sql', 'SQL', 'sqls'], draft, ['tags'])];
  expect(found).toMatchObject([
    {
      at: { start: { line: 1, column: 13 } },
      what: '`SQL` is written twice',
      also: [{ at: { start: { line: 1, column: 8 } }, note: 'first written here' }],
    },
  ]);
});
