import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** What `npm test` runs in part: fewer runs of a property, a sample, or not the tests that start processes. */
const FULLY_RUN = glob
  .sync('test/**/*.test.ts')
  .filter((path) => /from '[./]*\/runs\.ts'/.test(readFileSync(path, 'utf8')));

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
