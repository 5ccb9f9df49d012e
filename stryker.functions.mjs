import rules from './stryker.config.mjs';

// `vitest.mutate.config.ts` selects the tests by it.
process.env.MUTATED = 'functions';

/**
 * Mutation testing of the portable functions: `npm run mutate -- functions`. `functions/node` and `functions/edge` need a host, and
 * only the suite of the edge platform runs its entry `worker.ts`.
 */
export default {
  ...rules,
  incrementalFile: 'var/mutation/incremental-functions.json',
  jsonReporter: { fileName: 'var/mutation/functions.json' },
  htmlReporter: { fileName: 'var/mutation/functions.html' },
};
