import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encode, encodeBytes } from '../../src/routes/route.ts';

it('a reply’s text is that of JSON.stringify, and its bytes are those of its text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' })), (body) => {
      const text = `${JSON.stringify(body)}\n`;
      expect(encode({ status: 200, body })).toBe(text);
      expect(Buffer.from(text).equals(encodeBytes({ status: 200, body }))).toBe(true);
    }),
  );
});
