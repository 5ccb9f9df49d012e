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

it('is busy while as many compressions as it allows are under way', async () => {
  const made = Array.from({ length: MAX_COMPRESSIONS }, () => COMPRESSION.compress(Buffer.from('a'), 'br'));
  expect(COMPRESSION.isBusy).toBe(true);
  await Promise.all(made);
  expect(COMPRESSION.isBusy).toBe(false);
});
