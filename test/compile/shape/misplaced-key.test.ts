import { expect, it } from 'vitest';
import { misplacedKeys } from '../../../src/compile/shape/shape.ts';
import { vendorFile } from '../../../src/compile/shape/vendor-file.ts';
import { draftOf } from './shaped.ts';

const misplaced = (text: string, path: readonly (string | number)[], ...keys: string[]) => {
  const { diagnostics, ...found } = misplacedKeys(vendorFile, draftOf(text), { path, keys });
  return {
    ...found,
    diagnostics: diagnostics.map(({ at, what, fix }) => `${at.start.line}:${at.start.column} ${what}; ${fix}`),
  };
};

it('finds an entry of another list by two of its keys', () => {
  const text = 'offers:\n  - change_type: rebranded\n    impact: low\n';
  expect(misplaced(text, ['offers', 0], 'change_type', 'impact')).toEqual({
    diagnostics: ['2:5 the entry has the keys of `changes`, and is written under `offers`; move it under `changes:`'],
    isWholeMapping: true,
    keys: ['change_type', 'impact'],
  });
});

it('takes one key of another list for an unknown one', () => {
  expect(misplaced('offers:\n  - impact: low\n', ['offers', 0], 'impact')).toEqual({
    diagnostics: [],
    isWholeMapping: false,
    keys: [],
  });
});

it('finds a key that belongs to a mapping around it', () => {
  const text = 'offers:\n  - tier: Free\n    eligibility:\n      type: student\n      url: x\n';
  expect(misplaced(text, ['offers', 0, 'eligibility'], 'url')).toEqual({
    diagnostics: ['5:7 `url` is written inside `eligibility`, and belongs beside it; indent it like `eligibility`'],
    isWholeMapping: false,
    keys: ['url'],
  });
});

it('finds a key that belongs to the start of its line, and a mapping of such keys alone', () => {
  expect(misplaced('offers:\n  - tier: Free\n    changes: []\n', ['offers', 0], 'changes')).toEqual({
    diagnostics: [
      '3:5 `changes` is written inside `offers`, and belongs beside it; begin `changes:` at the start of its line',
    ],
    isWholeMapping: false,
    keys: ['changes'],
  });
  expect(misplaced('offers:\n  - changes: []\n', ['offers', 0], 'changes').isWholeMapping).toBe(true);
});

it('finds nothing in a key that is known nowhere', () => {
  expect(misplaced('offers:\n  - colour: red\n', ['offers', 0], 'colour').keys).toEqual([]);
});
