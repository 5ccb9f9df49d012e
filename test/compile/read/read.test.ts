import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileStart } from '../../../src/compile/diagnostics/diagnostic.ts';
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
      'vendors/b',
      'vendors/a-b.yaml.txt',
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
      'vendors/a-b.yaml.txt',
      'vendors/a.yml',
      'vendors/b',
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

  it.each([
    ['to a file of the catalogue', 'vendors/a.yaml', '../elsewhere.txt'],
    ['to a file outside, which differs by machine', 'vendors/a.yaml', '/etc/hostname'],
    ['to a folder', 'again', 'vendors'],
    ['to a folder above, which would form a circle', 'vendors/up', '..'],
    ['without a target', 'reads', 'gone'],
    ['to itself', 'round.yaml', 'round.yaml'],
    ['under any name', 'README.md', 'elsewhere.txt'],
  ])('a link %s is refused and not followed', async (_, path, target) => {
    write('elsewhere.txt', 'vendor: A\n');
    write('vendors/b', 'vendor: B\n');
    link(path, target);
    const { files, diagnostics } = await read(folder);
    expect(diagnostics).toEqual([
      {
        code: 'not-a-file',
        at: fileStart(path),
        what: `\`${path}\` is not a regular file`,
        why: 'only regular files are read: what a link or a pipe holds depends on the machine that builds',
        fix: 'put the file itself here, or remove what is here',
      },
    ]);
    expect(files.filter(({ refused }) => !refused)).toEqual([{ path: 'vendors/b', text: 'vendor: B\n' }]);
  });

  it('reports a pipe, and a folder with the name of a file, without waiting', async () => {
    write('vendors/b.yaml/c.txt', '');
    execFileSync('mkfifo', [join(folder, 'vendors/a.yaml'), join(folder, 'pipe')]);
    expect(await diagnosed()).toEqual([
      'pipe:1:1 not-a-file',
      'vendors/a.yaml:1:1 not-a-file',
      'vendors/b.yaml:1:1 not-a-file',
    ]);
  });

  it('of a folder that is not there there are none', async () => {
    expect(await read(join(folder, 'gone'))).toEqual({ files: [], diagnostics: [] });
  });
});
