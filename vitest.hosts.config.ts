import { defineConfig } from 'vitest/config';

const patient = {
  globalSetup: 'test/global-setup.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
};

/** The suites that need more than Node: the edge platform's runtime, nginx, Bun and Deno. One process at a time, each with its own host. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'edge', include: ['test/edge/**/*.test.ts'], ...patient } },
      { test: { name: 'nginx', include: ['test/nginx/**/*.test.ts'], ...patient } },
      { test: { name: 'runtimes', include: ['test/runtimes/*.test.ts'], ...patient } },
    ],
  },
});
