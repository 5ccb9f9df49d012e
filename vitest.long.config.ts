import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.config.ts';

/**
 * The suites that take long on two cores: whole runs of the read job, the labelled corpus, a scan of every search, every
 * later day of the catalogue.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    include: [...LONG, 'test/compile/later-days.test.ts'],
    env: { LATER_DAYS: 'every' },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
