import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The commit that a build made now is of: `BUILD_COMMIT` where it is set, else what git says of this folder, with `-dirty`
 * where files differ from it or are not in it. Null without git.
 */
export function buildCommit(): string | null {
  const stated = process.env['BUILD_COMMIT']?.trim();
  if (stated) return stated;
  const commit = git('rev-parse', 'HEAD');
  if (commit === null) return null;
  return git('status', '--porcelain', '--', 'catalogue', 'src', 'functions', 'scripts', 'package-lock.json') === ''
    ? commit
    : `${commit}-dirty`;
}

function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
