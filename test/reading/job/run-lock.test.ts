import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { UsageError } from '../../../src/model/usage-error.ts';
import { lockReads } from '../../../src/reading/reads-folder.ts';
import { folderOfTest } from '../../http/compiled.ts';

let catalogue: string;

beforeEach(async () => {
  catalogue = await folderOfTest();
});

const lockFile = () => join(catalogue, 'reads/.reading.lock');

it('reserves a catalogue for one run, until it is released', async () => {
  const release = lockReads(catalogue);
  expect(await readFile(lockFile(), 'utf8')).toBe(String(process.pid));
  expect(() => lockReads(catalogue)).toThrow(UsageError);
  release();
  expect(await readdir(join(catalogue, 'reads'))).toEqual([]);
  lockReads(catalogue)();
});

it('replaces the reservation of a process that no longer runs', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  lockReads(catalogue)();
  await writeFile(lockFile(), String(child.pid));
  lockReads(catalogue)();
  expect(existsSync(lockFile())).toBe(false);
});

it('replaces a reservation without a process id', async () => {
  lockReads(catalogue)();
  await writeFile(lockFile(), '');
  lockReads(catalogue)();
  expect(existsSync(lockFile())).toBe(false);
});

it('names the process and the file to delete', async () => {
  lockReads(catalogue)();
  await writeFile(lockFile(), '1');
  expect(() => lockReads(catalogue)).toThrow(`Process 1 is reading this catalogue.`);
  expect(() => lockReads(catalogue)).toThrow(`delete ${lockFile()}`);
});
