import { once } from 'node:events';

/** How often a process that npm started looks whether npm is still there. */
const LOOK_INTERVAL_MS = 500;

/** The process that started this one, read before it can have ended. */
const LAUNCHER = process.ppid;

/**
 * Resolves with why the process is to stop: SIGTERM, SIGINT, or the end of its launcher. Some shells that npm starts a script
 * with end on SIGTERM without passing it on; the script is then adopted by another process.
 */
export async function stopSignal(): Promise<string> {
  const signals = (['SIGTERM', 'SIGINT'] as const).map((name) => once(process, name).then(() => name));
  if (process.env['npm_lifecycle_event'] === undefined) return Promise.race(signals);
  let timer: NodeJS.Timeout | undefined;
  const orphaned = new Promise<string>((resolve) => {
    timer = setInterval(() => process.ppid !== LAUNCHER && resolve('the end of its launcher'), LOOK_INTERVAL_MS);
  });
  try {
    return await Promise.race([...signals, orphaned]);
  } finally {
    clearInterval(timer);
  }
}
