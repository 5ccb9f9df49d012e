import { expect, it } from 'vitest';
import { figuresOf } from '../../../src/rules/figures/figures-of.ts';

it('reads amount, unit, thing and period of plain sentences', () => {
  expect(figuresOf('512 MB, 100 hours of computing a month and 3 users').map(({ text, amount }) => [text, amount])).toEqual([
    ['512 MB', 512e6],
    ['100 hours of computing a month', 360_000],
    ['3 users', 3],
  ]);
});
