// The tests of a changed file: `vitest.config.ts` selects them by this.
process.env.MUTATED = process.argv.some((argument) => argument.startsWith('functions/')) ? 'functions' : 'rules';

/**
 * Mutation testing: `npm run mutate -- --mutate 'src/rules/risk/*.ts'`, or files of `functions/`. Not all rules at once: Stryker keeps
 * for each test which mutants it reaches, and 50 KB of code fit the memory. `functions/node` and the entries `worker.ts`, `bun.ts` and
 * `deno.ts` need a host. What exceeds its time because of other work on the machine counts as noticed.
 */
export default {
  testRunner: 'vitest',
  // With `related`, Vitest 4 finds no test for the second mutant of a file.
  vitest: { configFile: 'vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // A mutant of a table that a module makes when it loads needs every related test: about a third of all, most of the time.
  ignoreStatic: true,
  // After a run that ended at its first failure, Vitest 4 runs no test for the next mutant.
  disableBail: true,
  timeoutMS: 5_000,
  concurrency: 2,
  // Anchored: without the slash, a nested folder of the same name is not copied either.
  ignorePatterns: ['/.ci', '/.github', '/client/dist', '/contract', '/deploy', '/dist', '/dist.*', '/docs', '/var'],
  tempDirName: 'var/mutation/sandbox',
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: 'var/mutation/mutation.json' },
  htmlReporter: { fileName: 'var/mutation/mutation.html' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  allowConsoleColors: false,
};
