import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** What `npm test` runs in part: fewer runs of a property (`test/runs.ts`), or a sample of the catalogue. */
const FULLY_RUN = [
  'test/compile/fix.test.ts',
  'test/compile/fuzz.test.ts',
  'test/compile/later-days.test.ts',
  'test/compile/plain-text.test.ts',
  'test/import/hostile-dumps.test.ts',
  'test/names/properties.test.ts',
  'test/pages/hostile.test.ts',
  'test/reading/fetch/fuzz.test.ts',
  'test/search/labelled.test.ts',
];

/**
 * The suites that take long on two cores: whole runs of the read job, the labelled corpus, a scan of every search, and every
 * run of what `npm test` only samples.
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
    maxWorkers: '100%',
  },
});
