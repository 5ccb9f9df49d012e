import { expect, test } from 'vitest';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import { direction } from '../../../src/rules/risk/standing.ts';

test('seven kinds of change are negative, five positive, two neither', () => {
  expect(CHANGE_TYPES.map(direction)).toEqual([
    ...Array<string>(7).fill('negative'),
    ...Array<string>(5).fill('positive'),
    'neutral',
    'neutral',
  ]);
});
