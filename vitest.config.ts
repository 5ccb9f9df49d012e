import { defineConfig } from 'vitest/config';

/** Run by `npm run test:long` and by CI, so that `npm test` stays short. */
export const LONG = [
  'test/client/package.test.ts',
  'test/corpus/**/*.test.ts',
  'test/names/every-name.test.ts',
  'test/reading/job/scripted-web.test.ts',
  'test/reading/job/shipped-catalogue.test.ts',
  'test/safety/hostile-client.test.ts',
  'test/safety/many-files.test.ts',
  'test/safety/regexps.test.ts',
  'test/search/scan.test.ts',
] as const;

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['test/**/*.test.ts'],
    // They need more than Node, and have configurations of their own.
    exclude: ['test/browser/**', 'test/edge/**', 'test/generators/**', 'test/nginx/**', ...LONG],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
  },
});
