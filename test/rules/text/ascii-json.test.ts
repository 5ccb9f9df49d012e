import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiJson } from '../../../src/rules/text/ascii-json.ts';

it.each([
  ['10 € – “free”', String.raw`"10 \u20ac \u2013 \u201cfree\u201d"`],
  ['𝄞', String.raw`"\ud834\udd1e"`],
  ['\u{80}~\n', String.raw`"\u0080~\n"`],
  [{ é: 1 }, String.raw`{"\u00e9":1}`],
])('escapes every character outside ASCII: %j', (value, expected) => {
  expect(asciiJson(value)).toBe(expected);
});

it('parses to the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = asciiJson({ text });
      expect(json).toMatch(/^[ -~]*$/);
      expect(JSON.parse(json)).toEqual({ text });
    }),
  );
});
