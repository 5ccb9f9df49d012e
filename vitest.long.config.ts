import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/** The suites that take long on two cores: whole runs of the read job, the labelled corpus, a scan of every search, every name. */
export default defineConfig({
  test: {
    include: [...LONG],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
