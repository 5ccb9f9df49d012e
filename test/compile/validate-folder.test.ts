import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { validateFolder } from '../../src/compile/validate.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { TODAY } from '../builders.ts';
import { folderOfTest } from '../http/compiled.ts';
import { MINIATURE, miniatureWith } from './miniature.ts';

async function folderWith(files: readonly SourceFile[]): Promise<string> {
  const folder = await folderOfTest();
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

it('a valid folder has its files, its records and no diagnostic', async () => {
  const { sources, records, diagnostics } = await validateFolder(await folderWith(MINIATURE), TODAY);
  expect(sources.map(({ path }) => path)).toEqual(MINIATURE.map(({ path }) => path).sort());
  expect(records.vendors.map(({ name }) => name)).toEqual(['Acme', 'Birch', 'Cedar']);
  expect(diagnostics).toEqual([]);
});

it('an invalid folder has the diagnostics of reading and of the checks', async () => {
  const files = miniatureWith({ path: 'notes.yaml', text: 'a: 1\n' });
  const { diagnostics } = await validateFolder(await folderWith(files), TODAY);
  expect(diagnostics.map(({ at, code }) => `${at.file} ${code}`)).toEqual(['notes.yaml misplaced-file']);
});

it('an empty folder has no list of categories', async () => {
  const { diagnostics } = await validateFolder(await folderOfTest(), TODAY);
  expect(diagnostics.map(({ code }) => code)).toEqual(['missing-file']);
});
