import { defineConfig } from 'vitest/config';

/**
 * The tests that run in process within seconds, for `npm run mutate`: each mutant runs those that reach it.
 * The others start processes or hosts, or question the whole shipped catalogue.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    include: [
      'test/rules/**/*.test.ts',
      'test/routes/**/*.test.ts',
      'test/{compare,functions,limits,names,search,signal,stacks}/*.test.ts',
    ],
    exclude: [
      'test/functions/parse-index.test.ts',
      'test/limits/labelled.test.ts',
      'test/names/{every-name,properties}.test.ts',
      'test/routes/byte-sink.test.ts',
      'test/search/{labelled,scan}.test.ts',
      'test/signal/{durability,nothing-personal}.test.ts',
      'test/stacks/labelled-candidates.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    isolate: false,
  },
});
