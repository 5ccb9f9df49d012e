import { readFileSync } from 'node:fs';

/** Memory that a process holds; not a number where it does not run, or the system has no /proc. */
export function residentBytesOf(pid = 0): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
