import { expect, it } from 'vitest';
import { sameThing } from '../../../src/rules/figures/same-thing.ts';

const count = (thing: string | null) => ({ thing, kind: 'count' }) as const;

it.each([
  ['user', 'user', 'same'],
  ['user', 'person', 'same'],
  ['api call', 'request', 'same'],
  ['disk space', 'storage', 'same'],
  ['page view', 'pageview', 'same'],
  ['build minute', 'minute', 'narrower'],
  ['hosted build minute', 'build minute', 'narrower'],
  ['build minute pack', 'build minute', 'different'],
  ['workspace member', 'seat', 'narrower'],
  ['user', 'project', 'different'],
  ['superuser', 'user', 'different'],
  ['user', null, 'unstated'],
  [null, null, 'unstated'],
  ['user', '', 'unstated'],
] as const)('%s and %s are %s', (one, other, expected) => {
  expect(sameThing(count(one), count(other))).toBe(expected);
  expect(sameThing(count(other), count(one))).toBe(expected);
});

it('leaves out the unit of a time, which the figure has already', () => {
  const time = (thing: string) => ({ thing, kind: 'duration' }) as const;
  expect(sameThing(time('build minute'), time('build hour'))).toBe('same');
  expect(sameThing(time('cu-hour'), time('cu'))).toBe('same');
  expect(sameThing(time('minute'), time('build minute'))).toBe('unstated');
  expect(sameThing(count('build minute'), count('build hour'))).toBe('different');
  expect(sameThing(time('cu-x hour'), time('cux hour'))).toBe('different');
});
