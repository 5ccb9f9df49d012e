import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { OutFolder } from '../../../src/compile/write/out-folder.ts';
import { DistWriter, contentOf, compressedSiblings } from '../../../src/compile/write/write.ts';
import { folderOfTest } from '../../http/compiled.ts';
import { pageAssets } from '../../../src/compile/render.ts';
import { withColours } from '../../../src/pages/parts/colours.ts';

let folder = '';
let writer: DistWriter;

beforeEach(async () => {
  folder = await folderOfTest();
  writer = new DistWriter(new OutFolder(join(folder, 'dist'), join(folder, 'catalogue')));
});

const served = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

describe('the writer of a build', () => {
  it('writes texts and bytes, and lists them with length and digest', () => {
    writer.write({ path: 'a/b', text: 'é' });
    writer.write({ path: 'c.bin', bytes: Buffer.from([1, 2, 3]) });
    writer.write({ path: 'empty', text: '' });
    writer.commit();
    expect([served('a/b'), served('c.bin'), served('empty')]).toEqual(['é', '\u0001\u0002\u0003', '']);
    expect(writer).toMatchObject({
      files: 3,
      bytes: 5,
      manifest: {
        'a/b': { bytes: 2, sha256: digest('é') },
        'c.bin': { bytes: 3, sha256: digest('\u0001\u0002\u0003') },
        empty: { bytes: 0, sha256: digest('') },
      },
    });
  });

  it('counts a file that only the host reads, and does not list it', () => {
    writer.writeUnlisted({ path: '_headers', text: 'one' });
    expect(writer).toMatchObject({ files: 1, bytes: 3 });
    expect(writer.manifest).toEqual({});
    writer.commit();
    expect(served('_headers')).toBe('one');
  });

  it('refuses a path outside the folder, and a second file at one path', () => {
    for (const path of ['../a', '/a', 'a/../../b', '']) {
      expect(() => writer.write({ path, text: 'one' }), path).toThrow('lies outside the output folder');
    }
    writer.write({ path: 'a', text: 'one' });
    expect(() => writer.write({ path: 'a', text: 'two' })).toThrow('EEXIST');
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

const FOLDER = new URL('../../../src/pages/assets/', import.meta.url);
const MODULE = 'assets/vendors-in-file.js';
const all = [...pageAssets()];
const files = all.filter(({ path }) => path !== MODULE);

it('each asset of the pages is a file of the build, byte by byte but for the colours of the style sheet', () => {
  const names = readdirSync(FOLDER).sort();
  expect(files.map(({ path }) => path.replace('assets/', ''))).toEqual(names);
  for (const [index, name] of names.entries()) {
    const source = readFileSync(new URL(name, FOLDER));
    const content = contentOf(files[index]!);
    if (name === 'site.css') expect(content.toString()).toBe(withColours(source.toString()));
    else expect(content.equals(source), name).toBe(true);
  }
});

it('what browsers request by default is at the root, and the rest in a folder', () => {
  const atTheRoot = files.map(({ path }) => path).filter((path) => !path.startsWith('assets/'));
  expect(atTheRoot.sort()).toEqual(['apple-touch-icon.png', 'favicon.ico', 'favicon.svg']);
});

const copiesOf = (path: string, text: string) => [...compressedSiblings({ path, text })];

describe('the compressed copies of a file', () => {
  it('lie beside it and hold its content', () => {
    const text = 'Free tier. '.repeat(100);
    const [gzip, brotli] = copiesOf('api/offers', text);
    expect([gzip?.path, brotli?.path]).toEqual(['api/offers.gz', 'api/offers.br']);
    expect(gunzipSync(contentOf(gzip!)).toString()).toBe(text);
    expect(brotliDecompressSync(contentOf(brotli!)).toString()).toBe(text);
  });

  it.each([
    ['a file of 860 bytes', 'api/offers', 860, 2],
    ['a file of 859 bytes', 'api/offers', 859, 0],
    ['an image', 'card/index.png', 2000, 0],
    ['a file of the function', '_index/index.ndjson', 2000, 0],
    ['a file in a hidden folder', '.well-known/api-catalog', 2000, 2],
  ])('of %s are made where a client gains by them', (_, path, chars, copies) => {
    expect(copiesOf(path, 'a'.repeat(chars))).toHaveLength(copies);
  });
});
