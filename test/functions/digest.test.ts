import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../functions/node/digest.ts';

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
    const sha256 = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');
    const [longest, longer] = [new Uint8Array(1_000_000), new Uint8Array(1_000_001)];
    expect(digest(longest)).not.toBe(sha256(longest));
    expect(digest(longer)).toBe(sha256(longer));
  });
});
