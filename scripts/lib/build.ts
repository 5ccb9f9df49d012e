import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Build, isAsWritten } from '../../functions/node/build.ts';
import { UsageError } from './command.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a build is made from, relative to the repository. */
const SOURCES = ['catalogue', 'src', 'functions', 'scripts', 'package-lock.json'];

/**
 * The commit that a build made now is of: `BUILD_COMMIT` where it is set, else what git says of the folder, with `-dirty`
 * where files that a build is made from differ from it or are not in it. Null without git or without a commit.
 */
export function buildCommit(folder = ROOT, stated = process.env['BUILD_COMMIT']): string | null {
  const named = stated?.trim() ?? '';
  if (named !== '') return named;
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (commit === null) return null;
  return git(folder, 'status', '--porcelain', '--', ...SOURCES) === '' ? commit : `${commit}-dirty`;
}

function git(cwd: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Throws `UsageError` that names the folder where a disk is full; any other fault as it is. */
export function withoutSpace(fault: unknown, out: string): never {
  const code = fault instanceof Error ? (fault as NodeJS.ErrnoException).code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') throw fault;
  throw new UsageError(
    `no space left in ${dirname(resolve(out))}: a new build is written beside the last one, so there has to be room for ` +
      'both. Free some, or name a folder on another disk with --out. The last build is unchanged.',
  );
}

/** Prints each finished phase with what it counted and how long it took. */
export function phasePrinter(): (phase: string, outcome: string) => void {
  let since = performance.now();
  return (phase, outcome) => {
    const now = performance.now();
    console.log(`${phase.padEnd(8)} ${outcome.padEnd(36)} ${Math.round(now - since)} ms`);
    since = now;
  };
}

/** Files of a build that are not in a folder as the build wrote them. */
export async function damagedFiles(out: string, { files }: Pick<Build, 'files'>): Promise<readonly string[]> {
  const damaged: string[] = [];
  for (const path of Object.keys(files)) {
    const bytes = await readFile(join(out, path)).catch(() => null);
    if (bytes === null || !isAsWritten(files, path, bytes)) damaged.push(path);
  }
  return damaged;
}
