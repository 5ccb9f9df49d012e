import { runInNewContext } from 'node:vm';

/**
 * Runs synchronous work and ends it, wherever it is, when its time is up: text of strangers must not hold the job. What the
 * work has changed until then stays changed, so it should change only what is its own.
 */
export function withinTime<Value>(limitMs: number, work: () => Value): { readonly value: Value } | 'out_of_time' {
  let done: { readonly value: Value } | 'out_of_time' = 'out_of_time';
  const run = (): void => {
    done = { value: work() };
  };
  try {
    runInNewContext('run()', { run }, { timeout: limitMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return done;
}
