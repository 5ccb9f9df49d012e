import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/**
 * The tests that show whether a changed rule or function is noticed: those of rules are the tests of rules alone, each beside
 * its rule. Tests of routes and pages reach nearly every rule; they would take ten times as long and hide a missing test.
 */
const TESTS = {
  rules: ['test/rules/**/*.test.ts'],
  functions: ['test/{functions,mcp,pages,signal}/*.test.ts'],
};

/** Set by the configuration of Stryker. */
const mutated = process.env['MUTATED'] === 'functions' ? 'functions' : 'rules';

/** The tests that Stryker runs for a changed line; properties make as many runs as in `npm test`. */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    include: TESTS[mutated],
    exclude: [
      ...LONG,
      // They crawl a build, or start processes.
      'test/pages/{crawl,hostile}.test.ts',
      'test/signal/durability.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    isolate: false,
  },
});
