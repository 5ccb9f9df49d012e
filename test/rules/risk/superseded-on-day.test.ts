import { expect, it } from 'vitest';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { supersededOnDay } from '../../../src/rules/risk/superseded-on-day.ts';
import { catalogue, TODAY } from '../../builders.ts';

const DAY = { date: TODAY, gates: [], demerits: [], stabilities: [], levels: [], superseded: [1] };
const includes = (date: string, superseded: readonly number[] | null) => {
  const market = catalogue({ date });
  if (superseded) keepDerived(market.records, { day: JSON.stringify({ ...DAY, superseded }) });
  return [0, 1].map((position) => supersededOnDay(market).includes({ position }));
};

it.each([
  ['every listing without a build', '2026-11-20', null, [true, true]],
  ['the listings that the build of the day found', '2026-11-20', [1], [false, true]],
  ['no listing where that build found none', '2026-11-20', [], [false, false]],
  ['every listing on a later day', '2026-11-21', [1], [true, true]],
] as const)('may have superseded terms: %s', (_, date, superseded, expected) => {
  expect(includes(date, superseded)).toEqual(expected);
});
