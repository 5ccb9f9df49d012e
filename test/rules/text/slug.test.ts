import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slug } from '../../../src/rules/text/fold.ts';

it.each([
  ['Neon', 'neon'],
  ['Google  Cloud', 'google-cloud'],
  ['AT&T', 'at-t'],
  ['Café', 'cafe'],
  ['.NET', 'net'],
  ['日本', ''],
  ['', ''],
])('makes "%s" into "%s"', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

it('makes of every text either nothing or segments of a-z and 0-9, and of a slug itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const made = slug(name);
      expect(made).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug(made)).toBe(made);
    }),
  );
});
