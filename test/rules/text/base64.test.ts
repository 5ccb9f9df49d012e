import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of, numbersIn, packed, unpacked } from '../../../src/rules/text/base64.ts';

it.each([
  [[], ''],
  [[0], 'AAAAAA=='],
  [[1], 'AQAAAA=='],
  [[-1], '/////w=='],
  [[1, 256], 'AQAAAAABAAA='],
])('encodes %j as the base64 of its bytes in little-endian order', (numbers, text) => {
  expect(base64Of(Int32Array.from(numbers))).toBe(text);
  expect([...numbersIn(text)]).toEqual(numbers);
});

it('decodes every list of 32-bit numbers to the encoded list', () => {
  const number = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 40 }), (numbers) => {
      expect([...numbersIn(base64Of(Int32Array.from(numbers)))]).toEqual(numbers);
    }),
  );
});

it.each([
  [[], { bits: 16, base64: '' }],
  [[0, 1, 256], { bits: 16, base64: 'AAABAAAB' }],
  [[65_535], { bits: 16, base64: '//8=' }],
  [[65_536], { bits: 32, base64: 'AAABAA==' }],
  [[1, 65_536], { bits: 32, base64: 'AQAAAAAAAQA=' }],
])('packs %j in 16 bits each where all numbers fit, and else in 32', (numbers, expected) => {
  expect(packed(Int32Array.from(numbers))).toEqual(expected);
  expect([...unpacked(packed(Int32Array.from(numbers)))]).toEqual(numbers);
});
