import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldChanges, patched, rowPatch, type Row } from '../../../src/rules/history/row-patch.ts';

const name = ({ id }: Row) => String(id);
const row = (id: string, more: Row = {}): Row => ({ id, ...more });
const [a, b, c] = [row('a'), row('b'), row('c')];
const NOTHING = { removed: [], changed: [], added: [], moved: [] };

describe('the patch from one list of rows to another', () => {
  it.each([
    ['nothing, for equal rows', [a, b], [row('a'), row('b')], {}],
    ['an added row, by its position after', [a, b], [a, c, b], { added: [{ to: 1, row: c }] }],
    ['a removed row, by its position before', [a, b], [b], { removed: [0] }],
    ['a moved row, by both positions', [a, b, c], [b, c, a], { moved: [{ from: 0, to: 2 }] }],
    [
      'a changed row, by its fields that are set or dropped',
      [row('a', { x: 1, y: 2 })],
      [row('a', { y: 3, z: 4 })],
      { changed: [{ at: 0, set: { y: 3, z: 4 }, dropped: ['x'] }] },
    ],
    [
      'a changed row without dropped fields',
      [row('a', { x: 1 }), b],
      [row('a', { x: 2 }), b],
      { changed: [{ at: 0, set: { x: 2 } }] },
    ],
    [
      'changed rows in the order before',
      [row('a', { x: 1 }), row('b', { x: 1 }), row('c', { x: 1 })],
      [row('c', { x: 2 }), row('b', { x: 2 }), row('a', { x: 2 })],
      {
        changed: [0, 1, 2].map((at) => ({ at, set: { x: 2 } })),
        moved: [
          { from: 1, to: 1 },
          { from: 0, to: 2 },
        ],
      },
    ],
    ['removed rows in the order before', [a, b, c], [b], { removed: [0, 2] }],
    ['a row of a repeated name by its turn', [a, a], [a], { removed: [1] }],
  ])('has %s', (_, before, after, expected) => {
    expect(rowPatch(before, after, name)).toStrictEqual({ ...NOTHING, ...expected });
  });

  it('makes the one list into the other', () => {
    const rowOf = fc.record(
      {
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        x: fc.integer({ min: 0, max: 2 }),
        y: fc.constantFrom(null, [1], 'z'),
      },
      { requiredKeys: ['id'] },
    );
    const rows = fc.array(rowOf, { maxLength: 12, size: 'max' });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        expect(patched(before, rowPatch(before, after, name))).toEqual(after);
      }),
    );
  });

  it('leaves the rows that it does not name as the same objects', () => {
    const before = [a, row('b', { x: 1 })];
    expect(patched(before, rowPatch(before, [a, row('b', { x: 2 })], name))[0]).toBe(a);
  });
});

it('lists the fields that differ, an absent one without a value', () => {
  expect(fieldChanges({ same: [1], old: 1, other: 1 }, { same: [1], other: 2, new: null })).toStrictEqual([
    { field: 'old', old: 1 },
    { field: 'other', old: 1, new: 2 },
    { field: 'new', new: null },
  ]);
  expect(fieldChanges(a, row('a'))).toEqual([]);
});
