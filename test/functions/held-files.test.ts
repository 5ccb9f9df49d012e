import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { wholeBody, type BodySource } from '../../functions/message.ts';
import { sha256Of } from '../../functions/node/digest.ts';
import { HeldFiles } from '../../functions/node/held-files.ts';
import { folderOfTest } from '../http/compiled.ts';

const SHORT = Buffer.from('free for developers '.repeat(50_000));
/** Longer than any file that is held in memory, and not a whole number of pieces. */
const LONG = Buffer.concat([SHORT, Buffer.from('!')]);

let target: string;
let files: HeldFiles;
beforeEach(async () => {
  target = join(await folderOfTest(), 'a.txt');
  files = new HeldFiles();
});

async function held(body: Buffer, sha256 = sha256Of(body)): Promise<boolean> {
  await writeFile(target, body);
  return files.hold('a.txt', target, sha256);
}

/** The file that is held, which must be one that is read from disk. */
function source(): BodySource {
  const file = files.read('a.txt');
  if (file === null || file instanceof Uint8Array) throw new Error('the file is not read from disk');
  return file;
}

describe('a file that is held', () => {
  it('is kept in memory up to a megabyte, also after its name was removed', async () => {
    expect(await held(SHORT)).toBe(true);
    await rm(target);
    const body = files.read('a.txt');
    expect(body && SHORT.equals(wholeBody(body))).toBe(true);
    expect(body && wholeBody(body).buffer.byteLength).toBe(SHORT.length);
  });

  it('is read from disk on each request when it is longer, also after its name was removed', async () => {
    expect(await held(LONG)).toBe(true);
    await rm(target);
    const file = source();
    expect(file.length).toBe(LONG.length);
    const [one, other] = await Promise.all([buffer(file.pieces()), buffer(file.pieces())]);
    expect(LONG.equals(one)).toBe(true);
    expect(LONG.equals(other)).toBe(true);
    for await (const piece of file.pieces()) expect(piece.length).toBeLessThanOrEqual(65_536);
  });

  it.each([
    ['short', SHORT],
    ['long', LONG],
  ])('is refused when its content differs from the digest: %s', async (_name, body) => {
    expect(await held(body, sha256Of(Buffer.from('other')))).toBe(false);
    expect(files.read('a.txt')).toBeNull();
  });

  it('is refused when it is missing', async () => {
    expect(await files.hold('a.txt', target, sha256Of(SHORT))).toBe(false);
    expect(files.read('a.txt')).toBeNull();
  });

  it('that became shorter on disk is not sent as if it were whole', async () => {
    await held(LONG);
    await truncate(target, 70_000);
    await expect(buffer(source().pieces())).rejects.toThrow('A file of 1000001 bytes ends after 70000.');
  });
});
