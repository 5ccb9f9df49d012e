import fc from 'fast-check';
import { expect, it } from 'vitest';
import { releaseBytes } from '../../src/routes/byte-sink.ts';
import { encode, encodeBytes, encoded, preserialized } from '../../src/routes/encode.ts';
import { JsonText } from '../../src/routes/serialized.ts';
import { runs } from '../runs.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const long = fc.integer({ min: 0, max: 300_000 }).map((length) => 'ab€'.repeat(length / 3));

it('keeps every answer until it is released, in whatever order that happens', () => {
  const answers = fc.array(fc.record({ text, long: fc.oneof(text, long), isReleased: fc.boolean() }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(answers, (each) => {
      const open: { bytes: Uint8Array<ArrayBuffer>; expected: string }[] = [];
      for (const { isReleased, ...body } of each) {
        const reply = { status: 200, body: { ...body, offer: preserialized({ text: body.text }) } };
        open.push({ bytes: encodeBytes(reply), expected: encode(reply) });
        const done = isReleased ? open.splice(Math.floor(open.length / 2), 1) : [];
        for (const { bytes, expected } of done) {
          expect(new TextDecoder().decode(bytes)).toBe(expected);
          releaseBytes(bytes);
        }
      }
      for (const { bytes, expected } of open) expect(new TextDecoder().decode(bytes)).toBe(expected);
    }),
    { numRuns: runs(50) },
  );
});

it('uses the memory of a released answer again', () => {
  const reply = { status: 200, body: { text: 'x'.repeat(1000) } };
  const buffers = new Set<ArrayBuffer>();
  for (let sent = 0; sent < 2000; sent++) {
    const bytes = encodeBytes(reply);
    buffers.add(bytes.buffer);
    releaseBytes(bytes);
  }
  expect(buffers.size).toBeLessThanOrEqual(2);
});

it('ignores bytes of another origin', () => {
  expect(() => releaseBytes(new Uint8Array(10))).not.toThrow();
});

it('writes JSON in pieces as JSON.stringify writes the value', () => {
  const body = { member: encoded({ a: 1, b: 'é' }, ['{"a":1,', new JsonText(() => '"b":"é"'), '}']) };
  const expected = `${JSON.stringify({ member: { a: 1, b: 'é' } })}\n`;
  expect(encode({ status: 200, body })).toBe(expected);
  expect(new TextDecoder().decode(encodeBytes({ status: 200, body }))).toBe(expected);
});
