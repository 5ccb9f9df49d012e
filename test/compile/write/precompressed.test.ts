import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentOf, precompressed } from '../../../src/compile/write/write.ts';

const copiesOf = (path: string, text: string) => [...precompressed({ path, text })];

describe('the compressed copies of a file', () => {
  it('lie beside it and hold its content', () => {
    const text = 'Free tier. '.repeat(100);
    const [gzip, brotli] = copiesOf('api/offers', text);
    expect([gzip?.path, brotli?.path]).toEqual(['api/offers.gz', 'api/offers.br']);
    expect(gunzipSync(contentOf(gzip!)).toString()).toBe(text);
    expect(brotliDecompressSync(contentOf(brotli!)).toString()).toBe(text);
  });

  it.each([
    ['a file of 860 bytes', 'api/offers', 860, 2],
    ['a file of 859 bytes', 'api/offers', 859, 0],
    ['an image', 'card/index.png', 2000, 0],
    ['a file of the function', '_index/index.ndjson', 2000, 0],
    ['a file in a hidden folder', '.well-known/api-catalog', 2000, 2],
  ])('of %s are made where a client gains by them', (_, path, chars, copies) => {
    expect(copiesOf(path, 'a'.repeat(chars))).toHaveLength(copies);
  });
});
