import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/model/usage-error.ts';
import { OutFolder } from '../../../src/compile/write/out-folder.ts';
import { DistWriter } from '../../../src/compile/write/write.ts';
import { folderOfTest } from '../../http/compiled.ts';

let root = '';
const at = (...path: readonly string[]) => join(root, ...path);
const opened = (out: string) => new OutFolder(at(out), at('catalogue'));

beforeEach(async () => {
  root = await folderOfTest();
  mkdirSync(at('catalogue/vendors'), { recursive: true });
});

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

function built(out: string, text: string): void {
  const writer = new DistWriter(opened(out));
  writer.write({ path: 'page', text });
  writer.write({ path: '_index/manifest.json', text: '{}' });
  writer.commit();
}

/** The number of a process that has ended. */
const ended = spawnSync(process.execPath, ['-e', '']).pid;

describe('a folder for builds', () => {
  it.each(['dist', 'new/below/dist'])('may be missing: %s', (out) => {
    built(out, 'one');
    built(out, 'two');
    expect(readFileSync(at(out, 'page'), 'utf8')).toBe('two');
    expect(readdirSync(dirname(at(out)))).not.toContainEqual(expect.stringMatching(/tmp|old|gone/));
  });

  it('may be empty', () => {
    mkdirSync(at('dist'));
    built('dist', 'one');
    expect(existsSync(at('dist/page'))).toBe(true);
  });

  it('may not hold something else', () => {
    put('dist/thesis.txt', 'years of work');
    expect(() => opened('dist')).toThrow(UsageError);
    expect(readFileSync(at('dist/thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('may not be a file', () => {
    put('dist', 'years of work');
    expect(() => opened('dist')).toThrow(UsageError);
  });

  it.each(['catalogue', 'catalogue/vendors/out', '.', 'link', 'link/vendors/out'])(
    'may not have to do with the catalogue: %s',
    (out) => {
      spawnSync('ln', ['-s', at('catalogue'), at('link')]);
      expect(() => opened(out)).toThrow(UsageError);
    },
  );

  it.each(['.', '..', process.cwd()])('may not hold the working folder: %s', (out) => {
    expect(() => new OutFolder(out, at('catalogue'))).toThrow(/the folder you are in/);
  });
});

describe('what a killed build left', () => {
  it('is taken away by the next one', () => {
    built('dist', 'one');
    for (const state of ['tmp', 'old', 'gone']) put(`dist.${ended}.0123abcd.${state}/page`, 'left');
    built('dist', 'two');
    expect(readdirSync(root).toSorted()).toEqual(['catalogue', 'dist']);
  });

  it('is put back where it was the build, before anything else is done', () => {
    built('dist', 'one');
    spawnSync('mv', [at('dist'), at(`dist.${ended}.0123abcd.old`)]);
    put(`dist.${ended}.ffffffff.gone/page`, 'half deleted');
    opened('dist');
    expect(readFileSync(at('dist/page'), 'utf8')).toBe('one');
    expect(readdirSync(root).toSorted()).toEqual(['catalogue', 'dist']);
  });

  it('is left alone while its process runs, and so is what only has a name like it', () => {
    const others = [`dist.${process.pid}.0123abcd.tmp`, 'dist.backup.tmp', `dist2.${ended}.0123abcd.tmp`];
    for (const name of others) put(`${name}/page`, 'another');
    built('dist', 'one');
    for (const name of others) expect(existsSync(at(name, 'page'))).toBe(true);
  });
});
