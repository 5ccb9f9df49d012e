import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, run, UsageError, currentDay, dateOption, options } from './lib/command.ts';
import { MAX_WAIT_MS, nextBuildDate } from './lib/build.ts';

const USAGE = 'npm run next-build-date -- [--wait YYYY-MM-DD]';

const POLL_INTERVAL_MS = 1000;

/** Prints the day that the nightly build is for; with `--wait`, returns when that day has begun. */
await run(async () => {
  const { values } = options(USAGE, { wait: { type: 'string' } });
  if (values.wait === undefined) {
    console.log(nextBuildDate(new Date()));
    return EXIT.ok;
  }
  const day = dateOption(values.wait);
  const left = Date.parse(day) - Date.now();
  if (left > MAX_WAIT_MS) {
    throw new UsageError(`--wait ${day} is ${Math.round(left / 60_000)} minutes away; the longest wait is 45 minutes`);
  }
  while (currentDay() < day) await pause(POLL_INTERVAL_MS);
  return EXIT.ok;
});
