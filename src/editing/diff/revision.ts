import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { SourceFile } from '../../compile/read/read.ts';

/** The revision is unknown, or the folder is under no version control. */
export class NoSuchRevision extends Error {}

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

/** A YAML file of a commit, not yet read. */
export interface Blob {
  /** Relative to the catalogue folder, with forward slashes. */
  readonly path: string;
  /** Its name in git: the hash of its content. */
  readonly object: string;
}

/** The YAML files of a folder in a commit. */
export async function blobsAt(folder: string, commit: string): Promise<readonly Blob[]> {
  const listing = await git(folder, ['ls-tree', '-r', '-z', '--end-of-options', commit, '.']).catch(() => {
    throw new NoSuchRevision(`${commit} is not a known commit of ${folder}`);
  });
  const tree = listing.toString().split('\0');
  return tree.flatMap((line) => {
    const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return /\.ya?ml$/i.test(path) ? [{ object, path }] : [];
  });
}

/** The files of a commit. A file whose content `present` has under the same path is taken from there, the others are read from git. */
export async function filesOf(
  folder: string,
  blobs: readonly Blob[],
  present: readonly SourceFile[] = [],
): Promise<readonly SourceFile[]> {
  const textByPath = new Map(present.map(({ path, text }) => [path, text]));
  const kept = blobs.map((blob) => {
    const text = textByPath.get(blob.path);
    return text !== undefined && objectName(text, blob.object.length) === blob.object ? text : null;
  });
  const changed = blobs.filter((_, index) => kept[index] === null);
  const read = changed.length === 0 ? [] : await contents(folder, changed);
  let next = 0;
  return blobs.map(({ path }, index) => ({ path, text: kept[index] ?? read[next++] ?? '' }));
}

/** The name that git gives a text: SHA-1, or SHA-256 in a repository whose names are longer. */
function objectName(text: string, nameChars: number): string {
  const bytes = Buffer.from(text);
  return createHash(nameChars > 40 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** `cat-file --batch` answers each name with `OBJECT TYPE SIZE`, a line break, so many bytes and a line break. */
async function contents(folder: string, blobs: readonly Blob[]): Promise<readonly string[]> {
  const names = blobs.map(({ object }) => `${object}\n`).join('');
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
  const blobs = await blobsAt(folder, revision);
  const objects = new Map(blobs.map(({ path, object }) => [path, object]));
  const changed = present.filter(({ path, text }) => {
    const object = objects.get(path);
    return object === undefined || objectName(text, object.length) !== object;
  });
  const paths = new Set(present.map(({ path }) => path));
  const removed = await filesOf(
    folder,
    blobs.filter(({ path }) => !paths.has(path)),
  );
  return { paths: new Set(changed.map(({ path }) => path)), removed };
}
