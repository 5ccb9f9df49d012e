import { defineConfig } from 'vitest/config';

/** What client generators make of the contract: `npm run test:generators`, which installs them first. */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['test/generators/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
