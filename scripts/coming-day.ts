import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { currentDay, dateOption, options } from './lib/options.ts';
import { comingDay } from './lib/coming-day.ts';

const USAGE = 'npm run coming-day -- [--wait YYYY-MM-DD]';

/** Longest wait for a day: the nightly build starts ten minutes before it. */
const LONGEST_WAIT_MS = 45 * 60_000;
const PAUSE = 1000;

/** Prints the day that the nightly build is for; with `--wait`, ends when that day has come. */
await run(async () => {
  const { values } = options(USAGE, { wait: { type: 'string' } });
  if (values.wait === undefined) {
    console.log(comingDay(new Date()));
    return EXIT.ok;
  }
  const day = dateOption(values.wait);
  const left = Date.parse(day) - Date.now();
  if (left > LONGEST_WAIT_MS)
    throw new UsageError(`${day} is ${Math.round(left / 60_000)} minutes away, and the longest wait is 45`);
  while (currentDay() < day) await pause(PAUSE);
  return EXIT.ok;
});
