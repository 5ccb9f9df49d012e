import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { MANIFEST_FILE } from '../../model/build.ts';
import { UsageError } from '../../model/usage-error.ts';

/** `dist.PID.RANDOM.tmp` is being written, `.old` is the whole build it takes the place of, `.gone` is being deleted. */
const LEFT = /^\.(\d+)\.[0-9a-f]{8}\.(tmp|old|gone)$/;

/**
 * The folder that a build is put into. It is replaced whole, so it has to be empty, missing or an earlier build:
 * nothing else is ever deleted.
 */
export class OutFolder {
  readonly path: string;

  /** Throws `UsageError` for a folder that may not be replaced. Puts right what builds that were killed left there. */
  constructor(out: string, catalogue: string) {
    this.path = resolve(out);
    refuseToLose(out, real(this.path), real(resolve(catalogue)));
    this.#tidy();
    if (existsSync(this.path) && !isBuildOrEmpty(this.path)) {
      throw new UsageError(
        `${out} holds something else than a build, and a build would take its place: name an empty or a new folder`,
      );
    }
  }

  /** The path of a folder beside it for a build under way. */
  draft(): string {
    return `${this.path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  }

  /** Puts a finished draft in the place of the earlier build. */
  replaceBy(draft: string): void {
    const old = draft.replace(/tmp$/, 'old');
    if (existsSync(this.path)) renameSync(this.path, old);
    renameSync(draft, this.path);
    if (existsSync(old)) discard(old);
  }

  /** A process that was killed leaves its draft, and between the two renames the earlier build under its other name. */
  #tidy(): void {
    const folder = dirname(this.path);
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(basename(this.path))) continue;
      const [, pid, state] = LEFT.exec(name.slice(basename(this.path).length)) ?? [];
      if (state === undefined || isRunning(Number(pid))) continue;
      const left = join(folder, name);
      if (state === 'old' && !existsSync(this.path)) renameSync(left, this.path);
      else if (state === 'gone') rmSync(left, { recursive: true, force: true });
      else discard(left);
    }
  }
}

/**
 * Writes a file whole or not at all. What a killed process may leave is hidden, so that the catalogue does not read it, and of that
 * process alone, since two may write at once.
 */
export function replaceFile(path: string, text: string): void {
  const unfinished = join(dirname(path), `.${process.pid}.unfinished.tmp`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Creates a folder and those above it. (`recursive` of Node never ends where the system refuses, as in `/proc`.) */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Under another name first, so that what is half deleted is never taken for a whole build. */
function discard(path: string): void {
  const gone = path.replace(/(?:tmp|old)$/, 'gone');
  renameSync(path, gone);
  rmSync(gone, { recursive: true, force: true });
}

function refuseToLose(out: string, path: string, catalogue: string): void {
  if (isWithin(real(process.cwd()), path)) {
    throw new UsageError(`${out} holds the folder you are in, and a build would take its place: name a new folder`);
  }
  if (isWithin(catalogue, path) || isWithin(path, catalogue)) {
    throw new UsageError(`${out} and the catalogue lie one in the other: name a folder apart from it`);
  }
}

/** Whether a path is a folder or is below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

/** The path without links, as far down as it exists. */
function real(path: string): string {
  return existsSync(path) || dirname(path) === path ? realpathSync(path) : join(real(dirname(path)), basename(path));
}

function isBuildOrEmpty(path: string): boolean {
  return statSync(path).isDirectory() && (existsSync(join(path, MANIFEST_FILE)) || readdirSync(path).length === 0);
}

/** Whether a process runs; false for a number that cannot be a process id. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
