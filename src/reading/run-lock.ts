import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = '.reading.lock';

/** Another process reads the same catalogue; `pid` is its process id. */
export class CatalogueBusyError extends Error {
  readonly pid: number;

  constructor(pid: number, path: string) {
    super(
      `Process ${pid} is reading this catalogue. Wait until it ends; if no such run exists, delete ${path} and start again.`,
    );
    this.pid = pid;
  }
}

/**
 * Reserves a catalogue for one run of reads and returns the function that releases it. The reservation is a file with the
 * process id in `reads/`. A file whose process no longer runs was left by an interrupted run and is replaced. Throws
 * CatalogueBusyError while another process holds it.
 */
export function lockReads(catalogue: string): () => void {
  const folder = join(catalogue, 'reads');
  const path = join(folder, LOCK);
  mkdirSync(folder, { recursive: true });
  if (!isCreated(path)) {
    const holder = holderOf(path);
    if (holder !== null && isRunning(holder)) throw new CatalogueBusyError(holder, path);
    rmSync(path, { force: true });
    if (!isCreated(path)) throw new CatalogueBusyError(holderOf(path) ?? 0, path);
  }
  return () => rmSync(path, { force: true });
}

function isCreated(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process id in a lock file; null where the file is gone or holds none. */
function holderOf(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
