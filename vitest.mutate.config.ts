import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/**
 * The tests that `npm run mutate` runs: what `npm test` runs in process within seconds, each mutant with those that reach it.
 * Properties make as many runs as in `npm test`. The suites over a whole host (`test/http`) reach every rule and would take
 * minutes for each surviving mutant, so a rule or function has a test in process.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    include: [
      'test/rules/**/*.test.ts',
      'test/routes/**/*.test.ts',
      'test/{compare,functions,limits,mcp,names,pages,search,signal,stacks}/*.test.ts',
    ],
    exclude: [
      ...LONG,
      // They compile the whole shipped catalogue, crawl a build, or start processes.
      'test/limits/labelled.test.ts',
      'test/pages/{crawl,hostile}.test.ts',
      'test/signal/durability.test.ts',
      'test/stacks/labelled-candidates.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    isolate: false,
  },
});
