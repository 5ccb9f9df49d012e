import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** What `npm test` runs in part (`test/runs.ts`): fewer runs of a property, a sample, or not the tests that start processes. */
export const FULLY_RUN = [
  'test/audit/match.test.ts',
  'test/command/read.test.ts',
  'test/command/run.test.ts',
  'test/editing/editor-schemas.test.ts',
  'test/editing/fix/fix.test.ts',
  'test/compile/builds.test.ts',
  'test/compile/fuzz.test.ts',
  'test/compile/later-days.test.ts',
  'test/compile/validate.test.ts',
  'test/contract/contract.test.ts',
  'test/deploy/workflows.test.ts',
  'test/editing/fix/format.test.ts',
  'test/editing/validate-files.test.ts',
  'test/functions/parse-index.test.ts',
  'test/http/host-life.test.ts',
  'test/http/pipelined.test.ts',
  'test/names/properties.test.ts',
  'test/pages/hostile.test.ts',
  'test/prepared.test.ts',
  'test/reading/fetch/decode.test.ts',
  'test/reading/fetch/fuzz.test.ts',
  'test/reading/fetch/gateway.test.ts',
  'test/reading/text/html-text.test.ts',
  'test/routes/feeds.test.ts',
  'test/rules/figures/properties.test.ts',
  'test/rules/reading/next-read.test.ts',
  'test/safety/hostile-catalogue.test.ts',
  'test/safety/stranger.test.ts',
  'test/search/labelled.test.ts',
  'test/signal/durability.test.ts',
  'test/signal/signal.test.ts',
  'test/verify/verify.test.ts',
];

/**
 * The suites that take long on two cores: started hosts, whole runs of the read job, the labelled corpus, a scan of every
 * search, and every run of what `npm test` only samples.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    include: [...LONG, ...FULLY_RUN],
    env: { LONG_SUITE: '1' },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    pool: 'threads',
    isolate: false,
    experimental: { fsModuleCache: true },
    maxWorkers: '100%',
  },
});
