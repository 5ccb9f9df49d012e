import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edge from '../../functions/edge/digest.ts';
import { digest, fileDigest } from '../../functions/node/digest.ts';

const sha256 = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');
const bodies = fc.uint8Array({ minLength: 1, maxLength: 2000 });

describe('the digest of a computed body', () => {
  it('is the same for the same bytes, wherever they are in memory', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const larger = new Uint8Array(body.length + 7);
        larger.set(body, 7);
        expect(digest(larger.subarray(7))).toBe(digest(body));
      }),
    );
  });

  it('differs where one byte differs', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 255 }), (body, at, by) => {
        const changed = body.slice();
        changed[at % body.length] = (changed[at % body.length] ?? 0) ^ by;
        expect(digest(changed)).not.toBe(digest(body));
      }),
    );
  });

  it('has only characters that a validator may have', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(digest(body)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is the SHA-256 of a body above 1 MB', () => {
    const [longest, longer] = [new Uint8Array(1_000_000), new Uint8Array(1_000_001)];
    expect(digest(longest)).not.toBe(sha256(longest));
    expect(digest(longer)).toBe(sha256(longer));
  });

  it('is the same on every host', async () => {
    for (const size of [1, 18_000, 1_000_000, 1_000_001]) {
      const body = new Uint8Array(size).fill(size % 251);
      expect(await edge.digest(body)).toBe(digest(body));
    }
  });
});

it('the digest of a file is that of a computed answer, but for an export: SHA-256 on every host', async () => {
  const body = new TextEncoder().encode('{"offers":[]}');
  expect(fileDigest('api/offers', body)).toBe(digest(body));
  expect(fileDigest('api/export/offers.json', body)).toBe(sha256(body));
  for (const path of ['api/offers', 'api/export/offers.json'])
    expect(await edge.fileDigest(path, body)).toBe(fileDigest(path, body));
});
