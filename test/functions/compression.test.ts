import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COMPRESSION } from '../../functions/node/compression.ts';

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a form in %s takes no more memory than its bytes', async (coding, decompress) => {
  const body = Buffer.from('free for developers '.repeat(100));
  const compressed = await COMPRESSION.compress(body, coding);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(decompress(compressed).equals(body)).toBe(true);
});
