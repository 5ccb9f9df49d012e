import { describe, expect, it } from 'vitest';
import { TargetCache } from '../../functions/target-cache.ts';

const targetOf = (length: number) => '/api/offers?q='.padEnd(length, 'x');

describe('a cache of resolved targets', () => {
  it('keeps a target from its second request on', () => {
    const cache = new TargetCache();
    const [first, second, third] = [1, 2, 3].map(() => cache.resolve('/api/offers?q=acme'));
    expect(first?.values).toMatchObject({ q: 'acme' });
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it.each([
    [200, true],
    [201, false],
  ])('keeps a target of %i characters: %s', (length, isKept) => {
    const cache = new TargetCache();
    const [, second, third] = [1, 2, 3].map(() => cache.resolve(targetOf(length)));
    expect(second).not.toBeNull();
    expect(third === second).toBe(isKept);
  });

  it('keeps several targets apart', () => {
    const cache = new TargetCache();
    const targets = ['/api/offers?q=a', '/api/offers?q=b', '/api/changes'];
    for (let round = 0; round < 3; round += 1) {
      const found = targets.map((target) => cache.resolve(target)?.endpoint.path);
      expect(found).toEqual(['/api/offers', '/api/offers', '/api/changes']);
      expect(cache.resolve('/api/offers?q=b')?.values).toMatchObject({ q: 'b' });
    }
  });

  it('has nothing for a malformed target, however often it is requested', () => {
    const cache = new TargetCache();
    expect([1, 2, 3].map(() => cache.resolve('api/offers'))).toEqual([null, null, null]);
  });
});
