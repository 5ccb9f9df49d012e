import { defineConfig } from 'vitest/config';
import { FULLY_RUN, LONG } from './vitest.config.ts';

/** They need more than Node: a browser, generators of clients, the edge platform's runtime, nginx, Bun and Deno. One process at a time. */
const FOREIGN = {
  globalSetup: 'test/global-setup.ts',
  testTimeout: 300_000,
  hookTimeout: 300_000,
  fileParallelism: false,
};

/** The suites beside `npm test`, a project each: `npm run test:long` and the like. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          globalSetup: 'test/global-setup.ts',
          setupFiles: 'test/setup.ts',
          include: [...LONG, ...FULLY_RUN],
          env: { LONG_SUITE: '1' },
          // What takes a minute on an idle machine takes four on a busy one.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          pool: 'threads',
          isolate: false,
          experimental: { fsModuleCache: true },
          // Many wait for a process that they started.
          maxWorkers: '200%',
        },
      },
      ...['browser', 'generators', 'edge', 'nginx', 'runtimes'].map((name) => ({
        // Those of the shipped catalogue are among its tests.
        test: { name, include: [`test/{,catalogue/}${name}/*.test.ts`], ...FOREIGN, isolate: name !== 'browser' },
      })),
    ],
  },
});
