import { describe, expect, it } from 'vitest';
import { withPrefix } from '../../../src/compile/diagnostics/report.ts';

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
