import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceFile } from '../../compile/read/read.ts';
import { UsageError } from '../../model/usage-error.ts';

/** The revision is unknown, or the folder is under no version control. */
export class NoSuchRevision extends UsageError {}

const MAX_OUTPUT_BYTES = 256_000_000;

const run = promisify(execFile);

/** Runs git beside this process, so that the working tree is read and checked meanwhile. */
async function git(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const running = run('git', ['-C', folder, ...args], { maxBuffer: MAX_OUTPUT_BYTES, encoding: 'buffer' });
  // Where git ends before it has read the input, its exit code is the error that counts.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** The short name of a commit, `7f21a74`. */
export async function commitName(folder: string, revision: string): Promise<string> {
  try {
    const name = ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`];
    return (await git(folder, name)).toString().trim();
  } catch {
    throw new NoSuchRevision(`${revision} is not a known commit of ${folder}`);
  }
}

export async function filesAt(folder: string, commit: string): Promise<readonly SourceFile[]> {
  const listing = await git(folder, ['ls-tree', '-r', '-z', '--end-of-options', commit, '.']).catch(() => {
    throw new NoSuchRevision(`${commit} is not a known commit of ${folder}`);
  });
  const blobs = listing
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return /\.ya?ml$/i.test(path) ? [{ object, path }] : [];
    });
  const texts = await contents(
    folder,
    blobs.map(({ object }) => object),
  );
  return blobs.map(({ path }, index) => ({ path, text: texts[index] ?? '' }));
}

/** `cat-file --batch` answers each name with `OBJECT TYPE SIZE`, a line break, so many bytes and a line break. */
async function contents(folder: string, objects: readonly string[]): Promise<readonly string[]> {
  const names = objects.map((object) => `${object}\n`).join('');
  const batch = await git(folder, ['cat-file', '--batch'], names);
  const texts: string[] = [];
  for (let at = 0; at < batch.length;) {
    const end = batch.indexOf('\n', at);
    const size = Number(batch.toString('latin1', at, end).split(' ')[2]);
    texts.push(batch.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}

/** What a folder changes of a commit: the files that are new or differ, and those of the commit that are gone. */
export async function changeSince(folder: string, revision: string, present: readonly SourceFile[]) {
  const before = await filesAt(folder, revision);
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const paths = new Set(present.map(({ path }) => path));
  return {
    paths: new Set(present.flatMap(({ path, text }) => (texts.get(path) === text ? [] : path))),
    removed: before.filter(({ path }) => !paths.has(path)),
  };
}
