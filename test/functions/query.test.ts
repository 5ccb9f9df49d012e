import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from '../../functions/query.ts';
import { runs } from '../runs.ts';

/** Parts of queries, among them those on which parsers differ. */
const PIECE = fc.oneof(
  fc.constantFrom('&', '=', '+', '%', '?', '#', ';', '&&', '==', '?a', '%26', '%3D', '%2B', '%25', '%00', '%20', '%'),
  fc.constantFrom(
    '%C3',
    '%A9',
    '%C3%A9',
    '%c3%a9',
    '%F0%9F%98%80',
    '%EF%BB%BF',
    '%ED%A0%80',
    '%C0%AF',
    '%GG',
    '%u00e9',
  ),
  fc.constantFrom('q', 'limit', '__proto__', 'constructor', '\ufeff', '\u0000', '\ud83d', '\ude00', 'é'),
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 300, size: 'max' }),
);
const SEARCH = fc.array(PIECE, { maxLength: 12, size: 'max' }).map((pieces) => `?${pieces.join('')}`);

/** Everything that `Query` exposes. */
function contents(query: { keys(): Iterable<string>; getAll(name: string): readonly string[]; readonly size: number }) {
  const names = [...query.keys()];
  return { size: query.size, names, values: [...new Set(names)].map((name) => query.getAll(name)) };
}

describe('readQuery', () => {
  it('returns the pairs of URLSearchParams for any text', () => {
    fc.assert(
      fc.property(SEARCH, (search) => {
        expect(contents(readQuery(search))).toEqual(contents(new URLSearchParams(search)));
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(['', '?', '??', '?&', '?=', '?a', '?a=', '?=a', '?a=b=c', '?a&a=1&a=', '?%', '?a=%E9&b=%C3%A9', '?\ud800=1'])(
    'returns the pairs of URLSearchParams for %j',
    (search) => {
      const expected = new URLSearchParams(search);
      const query = readQuery(search);
      expect(contents(query)).toEqual(contents(expected));
      expect(query.getAll('absent')).toEqual([]);
    },
  );
});
