import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import glob from 'fast-glob';
import { defineConfig } from 'vitest/config';

/**
 * Run by `npm run test:long` and by CI, so that `npm test` stays short: they start processes or other tools, or question the
 * shipped catalogue, which is an editor's to change. Where the behaviour can be tested in process or on the miniature, `npm test`
 * has that case.
 */
export const LONG = [
  'test/catalogue/{,!(browser)/}*.test.ts',
  'test/chaos/chaos.test.ts',
  'test/client/package.test.ts',
  'test/command/npm-start.test.ts',
  'test/contract/linters.test.ts',
  'test/corpus/**/*.test.ts',
  'test/deploy/action.test.ts',
  'test/deploy/nightly.test.ts',
  'test/deploy/reads.test.ts',
  'test/deploy/suggestions.test.ts',
  'test/editing/windows-line-ends.test.ts',
  'test/http/live-preview.test.ts',
  'test/http/service.test.ts',
  'test/mcp/stdio.test.ts',
  'test/reading/job/scripted-web.test.ts',
  'test/safety/hostile-client.test.ts',
  'test/safety/many-files.test.ts',
  'test/safety/regexps.test.ts',
  'test/signal/nothing-personal.test.ts',
] as const;

/** What `npm test` runs in part: fewer runs of a property, a sample, or not the tests that start processes. */
export const FULLY_RUN = glob
  .sync('test/**/*.test.ts')
  .filter((path) => /from '[./]*\/runs\.ts'/.test(readFileSync(path, 'utf8')));

/** `.ci/run` sets it: what the long suite runs in full is not run in part before. */
const BESIDE_LONG = process.env['BESIDE_LONG'] === '1' ? FULLY_RUN : [];

/**
 * Bytecode that a function runs before V8 optimizes it; V8's own limit is 67,584. Most functions here run a few times in many
 * files, so optimizing them costs more CPU time than it saves. Worker threads take the flags of the process.
 */
const BYTES_BEFORE_OPTIMIZATION = 400_000;

/**
 * What Stryker runs for a changed rule or function (`stryker.config.mjs`): the tests beside it alone. Those of routes and pages
 * reach nearly every rule; they would take ten times as long and hide a missing test.
 */
const MUTATED: Readonly<Record<string, string[]>> = {
  rules: ['test/rules/**/*.test.ts'],
  functions: ['test/{functions,mcp,signal}/*.test.ts'],
};

export default defineConfig(() => {
  // The V8 of later versions has no such flag.
  if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZATION}`);
  return {
    test: {
      globalSetup: 'test/global-setup.ts',
      setupFiles: 'test/setup.ts',
      include: MUTATED[process.env['MUTATED'] ?? ''] ?? ['test/**/*.test.ts'],
      // They need more than Node: `vitest.suites.config.ts`.
      exclude: [
        ...['test/{,catalogue/}browser/**', 'test/edge/**', 'test/generators/**', 'test/nginx/**', 'test/runtimes/**'],
        ...LONG,
        ...BESIDE_LONG,
      ],
      // They end what hangs: a busy machine takes several times as long as an idle one.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      pool: 'threads',
      isolate: false,
      // Transformed modules are kept below node_modules, so that a second run spares about a tenth of the CPU time.
      experimental: { fsModuleCache: true },
      maxWorkers: '100%',
    },
  };
});
