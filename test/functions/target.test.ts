import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../functions/target.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';
import { runs } from '../runs.ts';

/** The characters that mean the same encoded as they are. */
const UNRESERVED = /^[A-Za-z0-9._~-]$/;

/** A path with those decoded, unless one of its escapes is broken. */
function decoded(path: string): string {
  if (/%(?![0-9a-f]{2})/i.test(path)) return path;
  return path.replaceAll(/%([0-9a-f]{2})/gi, (escape, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16));
    return UNRESERVED.test(character) ? character : escape;
  });
}

/** The URL parser's result for a path, with unreserved characters decoded: the reference for the fast check. */
function byUrl(target: string): { path: string; search: string } | null {
  const url = parsedUrl(`http://localhost${target}`);
  return url && { path: decoded(url.pathname), search: url.search };
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
    fc.constantFrom('%61', '%4A', '%2d', '%5f', '%7E', '%7f', '%2%35', '%20', '%C3%A9', '%30'),
    fc.constantFrom('api', 'offers', 'a.b', '.well-known', 'q=a%20b', 'é', '\t'),
  );

  it('is read as the URL parser reads it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        expect(parseTarget(target)).toEqual(byUrl(target));
      }),
      { numRuns: runs(5000) },
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
    ['/%61pi/%4Fne%2Dtwo%5Fthree%7E?q=%61', { path: '/api/One-two_three~', search: '?q=%61' }],
    ['/%61%2%35', { path: '/%61%2%35', search: '' }],
  ])('%s', (target, expected) => {
    expect(parseTarget(target)).toEqual(expected);
  });
});

describe('a target that is not a path', () => {
  it.each([
    ['http://deals.example/api/offers?q=a', { path: '/api/offers', search: '?q=a' }],
    ['HTTPS://user:secret@deals.example:99', { path: '/', search: '' }],
    ['ftp://deals.example/', null],
    ['xhttp://deals.example/api', null],
    ['api/offers', null],
    ['*', null],
    ['http://[::1/api', null],
  ])('%s', (target, expected) => {
    expect(parseTarget(target)).toEqual(expected);
  });
});
