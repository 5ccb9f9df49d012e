import { execFileSync } from 'node:child_process';

/** Runs git in a folder with an author and without conversion of line ends; returns what it prints, trimmed. */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = ['user.name=Editor', 'user.email=editor@acme.example', 'core.autocrlf=false'];
  const command = ['-C', folder, ...settings.flatMap((setting) => ['-c', setting]), ...args];
  return execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Commits every file of a folder, which becomes a repository where it is not one; returns the name of the commit. */
export function commitAll(folder: string, message = 'Begin'): string {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(folder, 'rev-parse', 'HEAD');
}
