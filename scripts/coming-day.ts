import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { currentDay, dateOption, options } from './lib/options.ts';
import { comingDay, WINDOW_MS } from './lib/coming-day.ts';

const USAGE = 'npm run coming-day -- [--wait YYYY-MM-DD]';

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
  if (left > WINDOW_MS)
    throw new UsageError(`${day} is ${Math.round(left / 60_000)} minutes away, and the longest wait is 45`);
  while (currentDay() < day) await pause(PAUSE);
  return EXIT.ok;
});
