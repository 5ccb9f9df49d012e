import fc from 'fast-check';

/** The seed of every property unless `PROPERTY_SEED` sets another, so that a run repeats the one before it. */
const DEFAULT_SEED = 20_261_120;

/**
 * The seed that `PROPERTY_SEED` states: a whole number, or `random` for one that fast-check draws for each property and names
 * in its failure.
 *
 * @throws {Error} where it is neither
 */
function propertySeed(stated: string | undefined): number | undefined {
  if (stated === undefined || stated === '') return DEFAULT_SEED;
  if (stated === 'random') return undefined;
  const seed = Number(stated);
  if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is ${stated}, but must be a whole number or random`);
  return seed;
}

const seed = propertySeed(process.env['PROPERTY_SEED']);

fc.configureGlobal({
  ...(seed !== undefined && { seed }),
  // Otherwise lists and texts do not grow past about 10, whatever length they may have.
  defaultSizeToMaxWhenMaxSpecified: true,
});
