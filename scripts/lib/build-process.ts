import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Log } from './log.ts';

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** A build in a process of its own. */
export interface BuildProcess {
  readonly child: ChildProcess;
  /** Its exit code; null where a signal ended it or it could not be started. */
  readonly ended: Promise<number | null>;
}

/** Runs `scripts/build.ts` in a separate process, and logs what it prints. */
export function startBuild(flags: readonly string[], log: Log): BuildProcess {
  const command = [...process.execArgv, RUN, 'build', ...flags];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stdout }).on('line', (line) => line.trim() && log.info(line));
  createInterface({ input: child.stderr }).on('line', (line) => line.trim() && log.error(line));
  // After `close` everything that it printed was logged.
  const ended = once(child, 'close').then(
    ([code]) => code as number | null,
    (fault: unknown) => {
      log.fault(fault);
      return null;
    },
  );
  return { child, ended };
}
