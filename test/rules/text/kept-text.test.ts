import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptText } from '../../../src/rules/text/kept-text.ts';

it.each([
  ['5 GB of storage', '5 GB of storage'],
  ['  two\n\tlines ', 'two lines'],
  ['a\u0000b\u200bc\u2028d', 'a b c d'],
  ['\u202e reversed', 'reversed'],
  ['half \ud83d', 'half'],
])('keeps of %j one line without control characters', (text, expected) => {
  expect(keptText(text)).toBe(expected);
});

it.each(['', ' \n ', '\u0000\u200b'])('keeps nothing of %j', (text) => {
  expect(keptText(text)).toBeUndefined();
});

it('cuts a longer text, and neither a character nor a text of exactly the maximum', () => {
  expect(keptText('12345', 5)).toBe('12345');
  expect(keptText('123456', 5)).toBe('1234…');
  expect(keptText('123 56', 5)).toBe('123…');
  expect(keptText('123😀56', 5)).toBe('123…');
  expect(keptText('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
});

it('keeps at most the maximum of every text, without control characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60, size: 'max' }),
      fc.integer({ min: 1, max: 20 }),
      (text, max) => {
        const kept = keptText(text, max) ?? '';
        expect(kept.length).toBeLessThanOrEqual(max);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      },
    ),
  );
});
