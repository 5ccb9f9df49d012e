import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../src/compile/read/read.ts';
import { folderOfTest } from '../../http/compiled.ts';

let folder = '';
beforeEach(async () => {
  folder = await folderOfTest();
});

function write(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

const diagnosed = async (): Promise<string[]> =>
  (await read(folder)).diagnostics.map(({ at, code }) => `${at.file}:${at.start.line}:${at.start.column} ${code}`);

describe('the files of a catalogue folder', () => {
  it('are read in the order of their paths, with extensions in any case', async () => {
    for (const path of [
      'vendors/b.yaml',
      'vendors/a-b.yaml',
      'vendors/a\nb.yaml',
      'vendors/a.yml',
      'tags.YAML',
      'vendors/Z.yaml',
    ]) {
      write(path, `text of ${path}`);
    }
    for (const path of ['README.md', 'tags.yaml.bak', 'yaml', '.tags.yaml', '.git/a.yaml'])
      write(path, 'no catalogue file');
    const { files, diagnostics } = await read(folder);
    expect(diagnostics).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual([
      'tags.YAML',
      'vendors/Z.yaml',
      'vendors/a\nb.yaml',
      'vendors/a-b.yaml',
      'vendors/a.yml',
      'vendors/b.yaml',
    ]);
    expect(files[0]?.text).toBe('text of tags.YAML');
  });

  it('are refused at the first byte that is not UTF-8', async () => {
    write('vendors/a.yaml', Buffer.from('vendor: A\ntier: caf\xe9\n', 'latin1'));
    expect(await diagnosed()).toEqual(['vendors/a.yaml:2:10 not-utf8']);
    expect((await read(folder)).files[0]).toMatchObject({ text: 'vendor: A\ntier: caf\uFFFD\n', refused: true });
  });

  it('are refused above a megabyte, unread', async () => {
    write('vendors/a.yaml', Buffer.alloc(1_000_001, 'a'));
    const { files } = await read(folder);
    expect(await diagnosed()).toEqual(['vendors/a.yaml:1:1 file-too-large']);
    expect(files).toEqual([{ path: 'vendors/a.yaml', text: '', refused: true }]);
  });

  it('may be a megabyte long', async () => {
    write('vendors/a.yaml', Buffer.alloc(1_000_000, 'a'));
    expect(await diagnosed()).toEqual([]);
  });

  it('may be none', async () => {
    expect(await read(folder)).toEqual({ files: [], diagnostics: [] });
  });
});

describe('links and special files', () => {
  const link = (path: string, target: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  };
  const paths = async (): Promise<string[]> => (await read(folder)).files.map(({ path }) => path);

  it('a link to a file is read as the file', async () => {
    write('elsewhere.txt', 'vendor: A\n');
    link('vendors/a.yaml', '../elsewhere.txt');
    expect(await read(folder)).toEqual({ files: [{ path: 'vendors/a.yaml', text: 'vendor: A\n' }], diagnostics: [] });
  });

  it('reports a link to a folder and does not follow it', async () => {
    write('vendors/a.yaml', 'vendor: A\n');
    link('again', 'vendors');
    link('vendors/up', '..');
    link('vendors/out', '../..');
    expect((await diagnosed()).sort()).toEqual([
      'again:1:1 not-a-file',
      'vendors/out:1:1 not-a-file',
      'vendors/up:1:1 not-a-file',
    ]);
    expect(await paths()).toEqual(['vendors/a.yaml']);
  });

  it('reports a link to a file outside the catalogue, which differs by machine', async () => {
    const outside = join(await folderOfTest(), 'a.yaml');
    writeFileSync(outside, 'vendor: A\n');
    link('vendors/a.yaml', outside);
    expect((await read(folder)).diagnostics).toMatchObject([
      {
        code: 'not-a-file',
        what: '`vendors/a.yaml` is a link to a file outside the catalogue',
        why: 'what it holds depends on the machine that builds, and no review sees it change',
      },
    ]);
  });

  it('reports a link without a target, under any name', async () => {
    link('vendors/a.yaml', 'gone.yaml');
    link('reads', 'gone');
    link('round.yaml', 'round.yaml');
    expect(await diagnosed()).toEqual([
      'reads:1:1 not-a-file',
      'round.yaml:1:1 not-a-file',
      'vendors/a.yaml:1:1 not-a-file',
    ]);
    expect((await read(folder)).files.every(({ refused }) => refused)).toBe(true);
  });

  it('reports a pipe or folder with the name of a file, without waiting', async () => {
    write('vendors/b.yaml/c.txt', '');
    execFileSync('mkfifo', [join(folder, 'vendors/a.yaml')]);
    expect((await read(folder)).diagnostics.map(({ what }) => what)).toEqual([
      '`vendors/a.yaml` is a pipe, socket or device, and called like a file',
      '`vendors/b.yaml` is a folder, and called like a file',
    ]);
  });

  it('of a folder that is not there there are none', async () => {
    expect(await read(join(folder, 'gone'))).toEqual({ files: [], diagnostics: [] });
  });
});
