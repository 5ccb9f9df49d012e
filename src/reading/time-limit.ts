import { runInNewContext } from 'node:vm';

/**
 * The value of synchronous work, or `lesser` where its time is up: the work is ended wherever it is, inside a regular expression
 * too, because text of strangers must not hold the job. What the work has changed until then stays changed, so it should change
 * only what is its own. A worker thread would need a bundle, a restart and asynchronous rules for the same bound.
 */
export function withinTime<Value>(limitMs: number, work: () => Value, lesser: Value): Value {
  let value = lesser;
  const run = (): void => {
    value = work();
  };
  try {
    runInNewContext('run()', { run }, { timeout: limitMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return value;
}
