import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`, with Chromium installed. */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
