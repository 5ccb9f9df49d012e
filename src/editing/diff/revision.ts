import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
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

/** The YAML files of a commit, each with the hash by which git names its text. */
async function blobsAt(folder: string, commit: string) {
  const listing = await git(folder, ['ls-tree', '-r', '-z', '--end-of-options', commit, '.']).catch(() => {
    throw new NoSuchRevision(`${commit} is not a known commit of ${folder}`);
  });
  return listing
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return /\.ya?ml$/i.test(path) ? [{ object, path }] : [];
    });
}

export async function filesAt(folder: string, commit: string): Promise<readonly SourceFile[]> {
  return withTexts(folder, await blobsAt(folder, commit));
}

/** `cat-file --batch` answers each name with `OBJECT TYPE SIZE`, a line break, so many bytes and a line break. */
async function withTexts(folder: string, blobs: Awaited<ReturnType<typeof blobsAt>>): Promise<readonly SourceFile[]> {
  const names = blobs.map(({ object }) => `${object}\n`).join('');
  const batch = await git(folder, ['cat-file', '--batch'], names);
  let next = 0;
  return blobs.map(({ path }) => {
    const from = batch.indexOf('\n', next) + 1;
    const end = from + Number(batch.toString('latin1', next, from).split(' ')[2]);
    next = end + 1;
    return { path, text: batch.toString('utf8', from, end) };
  });
}

/** What a folder changes of a commit: the files that are new or differ, and those of the commit that differ or are gone. */
export async function changeSince(folder: string, revision: string, present: readonly SourceFile[]) {
  const before = await blobsAt(folder, revision);
  const objects = new Map(before.map(({ path, object }) => [path, object]));
  const isSame = ({ path, text }: SourceFile): boolean => isNameOf(objects.get(path) ?? '', text);
  const same = new Set(present.filter(isSame).map(({ path }) => path));
  const paths = new Set(present.flatMap(({ path }) => (same.has(path) ? [] : path)));
  const former = before.filter(({ path }) => !same.has(path));
  return { paths, former: await withTexts(folder, former) };
}

/** Whether git names a text so, by the hash that its repository uses. */
function isNameOf(object: string, text: string): boolean {
  const hash = createHash(object.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${Buffer.byteLength(text)}\0${text}`).digest('hex') === object;
}
