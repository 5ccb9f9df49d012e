import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Interval of the check of a process that npm started whether npm is still there. */
const CHECK_INTERVAL_MS = 500;

/** The parent of a process; undefined where the process has ended, or the system has no /proc. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** npm, or the shell that it runs a script in and then npm; read before either can have ended. */
const LAUNCHER = { parent: process.ppid, grandparent: parentOf(process.ppid) };

/**
 * Resolves with why the process is to stop: SIGTERM, SIGINT, or the end of npm that started it. The shell of npm may end
 * without passing a signal on, and after a KILL of npm it goes on; in both cases the script has another ancestor.
 */
export async function stopSignal(): Promise<string> {
  const signals = (['SIGTERM', 'SIGINT'] as const).map((name) => once(process, name).then(() => name));
  if (process.env['npm_lifecycle_event'] === undefined) return Promise.race(signals);
  let timer: NodeJS.Timeout | undefined;
  const orphaned = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      const isThere = process.ppid === LAUNCHER.parent && parentOf(process.ppid) === LAUNCHER.grandparent;
      if (!isThere) resolve('the end of its launcher');
    }, CHECK_INTERVAL_MS).unref();
  });
  try {
    return await Promise.race([...signals, orphaned]);
  } finally {
    clearInterval(timer);
  }
}
