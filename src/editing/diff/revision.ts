import { execFileSync } from 'node:child_process';
import type { SourceFile } from '../../compile/read/read.ts';

/** The revision is unknown, or the folder is under no version control. */
export class NoSuchRevision extends Error {}

const MAX_OUTPUT_BYTES = 256_000_000;

function git(folder: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** The short name of a commit, `7f21a74`. */
export function commitName(folder: string, revision: string): string {
  try {
    return git(folder, ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch {
    throw new NoSuchRevision(`${revision} is not a known commit of ${folder}`);
  }
}

/** Every YAML file of a folder in a commit, by path. Runs git twice, whatever the number of files. */
export function filesAt(folder: string, commit: string): readonly SourceFile[] {
  const tree = git(folder, ['ls-tree', '-r', '-z', commit, '.']).toString().split('\0');
  const blobs = tree.flatMap((line) => {
    const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return /\.ya?ml$/i.test(path) ? [{ object, path }] : [];
  });
  const texts = contents(git(folder, ['cat-file', '--batch'], blobs.map(({ object }) => `${object}\n`).join('')));
  return blobs.map(({ path }, index) => ({ path, text: texts[index] ?? '' }));
}

/** `cat-file --batch` answers each name with `OBJECT TYPE SIZE`, a line break, so many bytes and a line break. */
function contents(batch: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < batch.length;) {
    const end = batch.indexOf('\n', at);
    const size = Number(batch.toString('latin1', at, end).split(' ')[2]);
    texts.push(batch.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
