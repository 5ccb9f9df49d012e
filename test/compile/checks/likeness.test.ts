import { expect, it } from 'vitest';
import { likeness } from '../../../src/compile/checks/findings.ts';

it.each([
  ['Storage quota halved', 'Storage quota doubled', 2 / 3],
  ['Storage quota', 'The storage quota of each plan', 1],
  ['STORAGE', 'störage', 1],
  ['storage, quota!', 'quota; storage', 1],
  ['a of it', 'a of it', 0],
  ['', 'storage', 0],
  ['storage storage', 'storage quota', 1],
])('the likeness of %j and %j is %d of the words of the shorter one', (one, other, expected) => {
  expect(likeness(one, other)).toBe(expected);
  expect(likeness(other, one)).toBe(expected);
});
