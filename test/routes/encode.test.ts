import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encode, encodeBytes, serializeOnce } from '../../src/routes/encode.ts';

const value = fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' });
const kept = fc
  .dictionary(fc.string({ unit: 'grapheme' }), value, { maxKeys: 3 })
  .map((fields) => serializeOnce({ ...fields }));
const member = fc.oneof(
  value,
  kept,
  fc.array(fc.oneof(kept, value, fc.constant(undefined)), { maxLength: 4 }),
  fc.constant(undefined),
);

it('a reply’s text is that of JSON.stringify, and its bytes are those of its text, kept values or not', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), member), (body) => {
      const reply = { status: 200, body };
      const text = `${JSON.stringify(body)}\n`;
      expect(encode(reply)).toBe(text);
      // Twice: the second time a kept value is copied.
      for (let time = 0; time < 2; time++) expect(Buffer.from(text).equals(encodeBytes(reply))).toBe(true);
    }),
  );
});

it('a kept value is frozen', () => {
  expect(Object.isFrozen(serializeOnce({ vendor: 'Acme' }))).toBe(true);
});
