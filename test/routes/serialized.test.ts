import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonText } from '../../src/routes/serialized.ts';

const decoder = new TextDecoder();

test('the bytes of many texts are those of each, whatever their lengths, also after later ones were made', () => {
  // Together they fill several slabs; some are too long to be in one.
  const text = fc.tuple(fc.constantFrom('a', 'é', '€', '😀'), fc.integer({ min: 0, max: 3000 }));
  fc.assert(
    fc.property(fc.array(text, { minLength: 60, size: 'max', maxLength: 200 }), (drawn) => {
      const written = drawn.map(([character, length]) => character.repeat(length));
      const texts = written.map((each) => new JsonText(() => each));
      const bytes = texts.map((each) => each.bytes);
      expect(bytes.map((each) => decoder.decode(each))).toEqual(written);
      expect(texts.map((each, index) => each.bytes === bytes[index])).not.toContain(false);
    }),
    { numRuns: 20 },
  );
});
