import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { OutFolder } from '../../../src/compile/write/out-folder.ts';
import { contentOf, DistWriter } from '../../../src/compile/write/write.ts';
import { folderOfTest } from '../../http/compiled.ts';

let folder = '';
let writer: DistWriter;

beforeEach(async () => {
  folder = await folderOfTest();
  writer = new DistWriter(new OutFolder(join(folder, 'dist'), join(folder, 'catalogue')));
});

const served = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

describe('the writer of a build', () => {
  it('writes texts, bytes and pieces, and lists them with length and digest', () => {
    writer.write({ path: 'a/b', text: 'é' });
    writer.write({ path: 'c.bin', bytes: Buffer.from([1, 2, 3]) });
    writer.write({ path: 'd', pieces: ['on', Buffer.from('e')] });
    writer.write({ path: 'empty', pieces: [] });
    writer.commit();
    expect([served('a/b'), served('c.bin'), served('d'), served('empty')]).toEqual([
      'é',
      '\u0001\u0002\u0003',
      'one',
      '',
    ]);
    expect(writer.written).toEqual({
      files: 4,
      bytes: 8,
      manifest: {
        'a/b': { bytes: 2, sha256: digest('é') },
        'c.bin': { bytes: 3, sha256: digest('\u0001\u0002\u0003') },
        d: { bytes: 3, sha256: digest('one') },
        empty: { bytes: 0, sha256: digest('') },
      },
    });
  });

  it('counts a file that only the host reads, and does not list it', () => {
    writer.writeUnlisted({ path: '_headers', text: 'one' });
    expect(writer.written).toEqual({ files: 1, bytes: 3, manifest: {} });
    writer.commit();
    expect(served('_headers')).toBe('one');
  });

  it('refuses a path outside the folder, and a second file at one path', () => {
    for (const path of ['../a', '/a', 'a/../../b', '']) {
      expect(() => writer.write({ path, text: 'one' }), path).toThrow('lies outside the output folder');
    }
    writer.write({ path: 'a', text: 'one' });
    expect(() => writer.write({ path: 'a', text: 'two' })).toThrow('EEXIST');
    expect(() => writer.write({ path: 'a', pieces: ['two'] })).toThrow('EEXIST');
  });

  it('has nothing at the path of the build before all of it is written', () => {
    writer.write({ path: 'a', text: 'one' });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    writer.commit();
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('leaves nothing of a build that is abandoned', () => {
    writer.write({ path: 'a', text: 'one' });
    writer.abandon();
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('the content of a file is that of its text, its bytes or its pieces', () => {
  const bytes = Buffer.from('é');
  expect(contentOf({ path: 'a', bytes })).toBe(bytes);
  expect(contentOf({ path: 'a', text: 'é' })).toEqual(bytes);
  expect(contentOf({ path: 'a', pieces: ['a', bytes] })).toEqual(Buffer.from('aé'));
});
