/**
 * Mutation testing of the rules: `npm run mutate -- src/rules`, which names the files. What exceeds its time because of other
 * work on the machine counts as noticed.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
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
