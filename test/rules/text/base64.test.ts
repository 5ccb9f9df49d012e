import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of, numbersIn } from '../../../src/rules/text/base64.ts';

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
