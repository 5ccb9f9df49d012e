import { expect, it } from 'vitest';
import { base64Of, numbersIn } from '../../../src/rules/text/base64.ts';

/** Numbers on both sides of the length of a piece, 24,576 bytes. */
const LENGTHS = [0, 1, 2, 6143, 6144, 6145, 20_000];

it.each(LENGTHS)('encodes %d numbers as Buffer does, and decodes them', (length) => {
  const numbers = Int32Array.from({ length }, (_, place) => (place * 2_654_435_761) | 0);
  const text = base64Of(numbers);
  expect(text).toBe(Buffer.from(numbers.buffer).toString('base64'));
  expect(numbersIn(text).join()).toBe(numbers.join());
});
