import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
