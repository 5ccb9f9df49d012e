/** Set by `vitest.long.config.ts`, which CI runs beside `npm test`. */
export const IS_LONG = process.env['LONG_SUITE'] === '1';

/** `npm test` makes one of this many runs of a property; the long suite makes all. */
const SHARE = 5;

/** How often a property is tried: `all` times in the long suite. `FUZZ_RUNS` sets another number. */
export function runs(all: number): number {
  const given = process.env['FUZZ_RUNS'];
  if (given !== undefined) return Number(given);
  return IS_LONG ? all : Math.ceil(all / SHARE);
}
