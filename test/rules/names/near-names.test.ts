import { expect, test } from 'vitest';
import { isWithinOneEdit } from '../../../src/rules/names/suggestions.ts';

test('one edit is a letter, or two adjacent letters swapped, at either end or inside', () => {
  const near = ['neon', 'neo', 'neons', 'xneon', 'neom', 'xeon', 'nexon', 'noen', 'enon', 'neno'];
  const far = ['ne', 'neonss', 'xxneon', 'meom', 'noex', 'leot', ''];
  expect([...near, ...far].filter((name) => isWithinOneEdit(name, 'neon'))).toEqual(near);
});

test('an empty text is near no name, not even an empty one', () => {
  expect(['', 'a'].some((name) => isWithinOneEdit(name, ''))).toBe(false);
});
