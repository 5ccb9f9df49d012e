import rules from './stryker.config.mjs';

// `vitest.mutate.config.ts` selects the tests by it.
process.env.MUTATED = 'functions';

/**
 * Mutation testing of the portable functions: `npm run mutate -- functions`. `functions/node` and the entries `worker.ts`, `bun.ts`
 * and `deno.ts` need a host.
 */
export default {
  ...rules,
  incrementalFile: 'var/mutation/incremental-functions.json',
  jsonReporter: { fileName: 'var/mutation/functions.json' },
  htmlReporter: { fileName: 'var/mutation/functions.html' },
};
