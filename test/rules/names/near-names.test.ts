import { expect, test } from 'vitest';
import { withinOneEdit } from '../../../src/rules/names/suggestions.ts';

test.each([
  ['neon', ['neon', 'neo', 'neons', 'xneon', 'neom', 'xeon', 'nexon', 'noen', 'enon', 'neno']],
  ['a', ['', 'a', 'ab', 'b']],
])('one edit of "%s" is a letter, or two adjacent letters swapped, at either end or inside', (text, names) => {
  const far = ['ne', 'neonss', 'xxneon', 'meom', 'noex', 'leot', ''];
  const positions = withinOneEdit([...names, ...far], text);
  const expected = text === 'a' ? [1, 2] : names.map((_, place) => place);
  expect(positions).toEqual(expected);
});

test('an empty text is near no name, not even an empty one', () => {
  expect(withinOneEdit(['', 'a'], '')).toEqual([]);
});
