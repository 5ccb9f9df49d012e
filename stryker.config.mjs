/**
 * Mutation testing of the rules and of the portable functions, of one folder:
 * `npm run mutate -- --mutate 'src/rules/risk/*.ts'`. `functions/node` and `functions/edge` need a host and are not in scope.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  // `worker.ts` is the entry of the edge platform: only that platform's suite runs it.
  mutate: ['src/rules/**/*.ts', 'functions/*.ts', '!functions/worker.ts'],
  coverageAnalysis: 'perTest',
  // A mutant of a table that a module makes when it loads needs every related test: about a third of all, most of the time.
  ignoreStatic: true,
  timeoutMS: 5_000,
  concurrency: 2,
  // Anchored: without the slash, a nested folder of the same name is not copied either.
  ignorePatterns: ['/.ci', '/.github', '/client/dist', '/contract', '/deploy', '/dist', '/dist.*', '/docs', '/var'],
  tempDirName: 'var/mutation/sandbox',
  incremental: true,
  incrementalFile: 'var/mutation/incremental.json',
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: 'var/mutation/mutation.json' },
  htmlReporter: { fileName: 'var/mutation/mutation.html' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  allowConsoleColors: false,
};
