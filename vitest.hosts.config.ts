import { defineConfig } from 'vitest/config';

/** The suites that need more than Node: the edge platform's runtime, nginx. One process at a time, each with its own host. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'edge', include: ['test/edge/**/*.test.ts'], testTimeout: 60_000, fileParallelism: false } },
      { test: { name: 'nginx', include: ['test/nginx/**/*.test.ts'], testTimeout: 60_000, fileParallelism: false } },
    ],
  },
});
