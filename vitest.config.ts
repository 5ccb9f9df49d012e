import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need more than Node, and have configurations of their own.
    exclude: ['test/browser/**', 'test/edge/**', 'test/nginx/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // On a busy machine a process may start late; a fault shows twice.
    retry: process.env['CI'] === undefined ? 0 : 1,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
