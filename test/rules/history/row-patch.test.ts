import { describe, expect, it } from 'vitest';
import { fieldChanges, patched, rowPatch, type Row } from '../../../src/rules/history/row-patch.ts';

const row = (name: string, more: Row = {}): Row => ({ name, ...more });
const between = (before: readonly Row[], after: readonly Row[]) => rowPatch(before, after, ({ name }) => String(name));
const NOTHING = { removed: [], changed: [], added: [], moved: [] };
const [a, b, c] = [row('a'), row('b'), row('c')];

describe('the patch between two lists', () => {
  it.each([
    ['of the same rows is empty', [a, b], [row('a'), b], NOTHING],
    ['removes by the positions before', [a, b, c], [b], { ...NOTHING, removed: [0, 2] }],
    [
      'adds at the positions after',
      [b],
      [a, b, c],
      {
        ...NOTHING,
        added: [
          { to: 0, row: a },
          { to: 2, row: c },
        ],
      },
    ],
    [
      'moves what comes before its predecessor',
      [a, b, c],
      [c, a, b],
      {
        ...NOTHING,
        moved: [
          { from: 0, to: 1 },
          { from: 1, to: 2 },
        ],
      },
    ],
    [
      'sets the fields that differ',
      [a, row('b', { x: 1, y: 2 })],
      [a, row('b', { x: 3, y: 2 })],
      {
        ...NOTHING,
        changed: [{ at: 1, set: { x: 3 } }],
      },
    ],
    [
      'names the fields that are dropped',
      [row('a', { x: 1, y: [2] })],
      [row('a', { y: [2], z: null })],
      {
        ...NOTHING,
        changed: [{ at: 0, set: { z: null }, dropped: ['x'] }],
      },
    ],
    [
      'takes rows of one name in their order',
      [row('a', { x: 1 }), row('a', { x: 2 })],
      [row('a', { x: 1 })],
      {
        ...NOTHING,
        removed: [1],
      },
    ],
    [
      'lists changes by the positions before',
      [row('a', { x: 1 }), row('b', { x: 1 })],
      [row('b'), row('a')],
      {
        ...NOTHING,
        changed: [
          { at: 0, set: {}, dropped: ['x'] },
          { at: 1, set: {}, dropped: ['x'] },
        ],
        moved: [{ from: 0, to: 1 }],
      },
    ],
  ])('%s', (_, before, after, patch) => {
    expect(between(before, after)).toEqual(patch);
    expect(patched(before, between(before, after))).toEqual(after);
  });

  it('keeps the objects of rows that it does not name', () => {
    expect(patched([a, b], { ...NOTHING, removed: [0] })[0]).toBe(b);
  });
});

describe('the fields that differ', () => {
  it('have their values before and after, and none where the field is absent', () => {
    expect(fieldChanges({ same: [1], gone: 1, other: 1 }, { same: [1], other: 2, come: null })).toEqual([
      { field: 'gone', old: 1 },
      { field: 'other', old: 1, new: 2 },
      { field: 'come', new: null },
    ]);
  });
});
