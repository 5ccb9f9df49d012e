import { execFileSync } from 'node:child_process';

/** As `git describe` prints it: 40 or 64 digits, with `-dirty` where files differ from the commit. */
const DESCRIBED = /^[0-9a-f]{40,64}(?:-dirty)?$/;

/**
 * The commit that a build is made from: what `BUILD_COMMIT` says, else the commit that is checked out in a folder, with
 * `-dirty` where tracked files differ from it. Undefined where neither is known.
 */
export function buildCommit(folder: string, said = process.env['BUILD_COMMIT']): string | undefined {
  const named = said?.trim() ?? '';
  if (named !== '') return named;
  try {
    // No tag is ever described: the name is that of the commit.
    const options = ['describe', '--always', '--dirty', '--abbrev=64', '--exclude', '*'];
    const described = execFileSync('git', ['-C', folder, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
    return DESCRIBED.test(described) ? described : undefined;
  } catch {
    // Git is not installed, or the folder is not in a repository.
    return undefined;
  }
}
