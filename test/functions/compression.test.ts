import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COMPRESSION, MAX_COMPRESSIONS } from '../../functions/node/compression.ts';

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a form in %s takes no more memory than its bytes', async (coding, decompress) => {
  const body = Buffer.from('free for developers '.repeat(100));
  const compressed = await COMPRESSION.compress(body, coding);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(decompress(compressed).equals(body)).toBe(true);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses in %s what is read in pieces', async (coding, decompress) => {
  const piece = Buffer.from('free for developers '.repeat(100));
  const body = { length: 3 * piece.length, pieces: () => Readable.from([piece, piece, piece]) };
  const compressed = await COMPRESSION.compress(body, coding);
  expect(decompress(compressed).equals(Buffer.concat([piece, piece, piece]))).toBe(true);
});

it.each(['br', 'gzip'] as const)('gives the fault of a body that cannot be read, in %s', async (coding) => {
  async function* pieces() {
    yield Buffer.from('begin');
    await Promise.reject(new Error('the disk is gone'));
  }
  const made = Array.from({ length: MAX_COMPRESSIONS }, () => COMPRESSION.compress({ length: 9, pieces }, coding));
  expect(COMPRESSION.isBusy).toBe(true);
  for (const each of made) await expect(each).rejects.toThrow('the disk is gone');
  expect(COMPRESSION.isBusy).toBe(false);
});
