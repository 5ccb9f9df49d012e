import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeyTable, keyTableText } from '../../../src/rules/names/key-table.ts';

/** Past the look-up from which a map answers. */
const LOOKUPS = 50;

it('has the places of each key, and none of another, before and after it makes a map', () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é'), minLength: 0, maxLength: 4 });
  const entries = fc.uniqueArray(fc.tuple(key, fc.array(fc.nat(), { minLength: 1, maxLength: 3 })), {
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(entries, key, (given, other) => {
      const expected = new Map(given);
      const table = new KeyTable(keyTableText(given));
      const read = [...expected.keys(), other];
      const found = Array.from({ length: LOOKUPS }, () => read.map((name) => table.places(name)));
      const places = read.map((name) => expected.get(name) ?? []);
      expect(JSON.stringify(found)).toBe(JSON.stringify(found.map(() => places)));
    }),
    { numRuns: 30 },
  );
});

it.each(['a\tb', 'a\nb', '\na', 'a\t1', 'a\t1\nb'])('has no key with a separator: %j', (key) => {
  const table = new KeyTable(
    keyTableText([
      ['a', [1]],
      [key, [2]],
      ['b', [3]],
    ]),
  );
  expect(['a', key, 'b'].map((name) => table.places(name))).toEqual([[1], [], [3]]);
});

it('is the text of its entries, each a line of the key and its places', () => {
  expect(keyTableText([])).toBe('\n');
  expect(keyTableText(new Map([['a', [1, 2]]]))).toBe('\na\t1 2\n');
});

it('reads its text for the first 40 look-ups, and a map made once for the later ones', () => {
  const table = new KeyTable(keyTableText([['a', [1]]]));
  const found = Array.from({ length: LOOKUPS }, () => table.places('a'));
  // Each reading of the text makes a new array; the map has one.
  expect(new Set(found.slice(0, 40)).size).toBe(40);
  expect(new Set(found.slice(40)).size).toBe(1);
});

it('has no places without an entry', () => {
  const table = new KeyTable(keyTableText([]));
  for (let lookup = 0; lookup < LOOKUPS; lookup++) expect(table.places('a')).toEqual([]);
});
