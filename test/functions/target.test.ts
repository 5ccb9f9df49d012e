import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../functions/target.ts';

/** The URL parser's result for a path: the reference for the fast check. */
function byUrl(target: string): { path: string; search: string } | null {
  if (!URL.canParse(`http://localhost${target}`)) return null;
  const { pathname, search } = new URL(`http://localhost${target}`);
  return { path: pathname, search };
}

describe('a target that is a path', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      '%',
      '%zz',
      '?',
      '#',
      '&',
      '=',
      '+',
      '\\',
      "'",
      '"',
      '[',
      '|',
      '^',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('api', 'offers', 'a.b', '.well-known', 'q=a%20b', 'é', '\t'),
  );

  it('is read as the URL parser reads it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        expect(parseTarget(target)).toEqual(byUrl(target));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['/api/offers', { path: '/api/offers', search: '' }],
    ['/api/offers?', { path: '/api/offers', search: '' }],
    ['/api/offers?q=a?b', { path: '/api/offers', search: '?q=a?b' }],
    ['/a/../b', { path: '/b', search: '' }],
    ['/a/%2e%2E/b', { path: '/b', search: '' }],
    ['//evil.example/x', { path: '//evil.example/x', search: '' }],
    ['/a b', { path: '/a%20b', search: '' }],
  ])('%s', (target, expected) => {
    expect(parseTarget(target)).toEqual(expected);
  });
});

describe('a target that is not a path', () => {
  it.each([
    ['http://deals.example/api/offers?q=a', { path: '/api/offers', search: '?q=a' }],
    ['HTTPS://user:secret@deals.example:99', { path: '/', search: '' }],
    ['ftp://deals.example/', null],
    ['api/offers', null],
    ['*', null],
    ['http://[::1/api', null],
  ])('%s', (target, expected) => {
    expect(parseTarget(target)).toEqual(expected);
  });
});
