import { describe, expect, it } from 'vitest';
import { prefixed, withPrefix } from '../../../src/compile/diagnostics/report.ts';
import { DIAGNOSTICS } from './example-diagnostics.ts';

describe('a path below the catalogue folder', () => {
  it.each([
    ['catalogue', 'catalogue/tags.yaml'],
    ['catalogue/', 'catalogue/tags.yaml'],
    ['../a//', '../a/tags.yaml'],
    ['/', 'tags.yaml'],
    ['.', 'tags.yaml'],
    ['', 'tags.yaml'],
  ])('of %j is %s', (prefix, expected) => {
    expect(withPrefix(prefix, 'tags.yaml')).toBe(expected);
  });
});

it('diagnostics are sorted by place and have the folder before each path', () => {
  const found = prefixed(DIAGNOSTICS, 'c');
  expect(found.map(({ at }) => at.file)).toEqual(['c/vendors/acme.yaml', 'c/vendors/b, c: d.yaml']);
  expect(found[0]?.also?.map(({ at, note }) => `${at.file} ${note}`)).toEqual([
    'c/vendors/acme.yaml first written here',
  ]);
  expect(found[1]).not.toHaveProperty('also');
  expect(found[1]?.what).toBe('`100%` is not a tag');
});
