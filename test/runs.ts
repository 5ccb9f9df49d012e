import { it } from 'vitest';

/** Set by `vitest.suites.config.ts`, which CI runs beside `npm test`. */
export const IS_LONG = process.env['LONG_SUITE'] === '1';

/** `npm test` makes one of this many runs of a property; the long suite makes all. */
const SHARE = 10;

/** How often a property is tried: `all` times in the long suite. `FUZZ_RUNS` sets another number. */
export function runs(all: number): number {
  const given = process.env['FUZZ_RUNS'];
  if (given !== undefined) return Number(given);
  return IS_LONG ? all : Math.ceil(all / SHARE);
}

/** The first item and each `step`-th after it; all items in the long suite. */
export function oneIn<T>(step: number, items: readonly T[]): readonly T[] {
  return IS_LONG ? items : items.filter((_, at) => at % step === 0);
}

/** A size of hostile input: a tenth of it in `npm test`. */
export const bulk = (size: number): number => (IS_LONG ? size : size / 10);

/** A test that only the long suite runs, because it starts processes or takes seconds. */
export const itLong = it.runIf(IS_LONG);
