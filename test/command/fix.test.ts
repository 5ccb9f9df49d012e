import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOfTest } from '../http/compiled.ts';
import { runCommand } from './in-process.ts';

let catalogue = '';

beforeEach(async () => {
  catalogue = await folderOfTest();
  cpSync('test/catalogues/tiny', catalogue, { recursive: true });
});

const fix = (...files: string[]) => runCommand('fix', '--catalogue', catalogue, ...files);

it('reports entries that are not files, and fixes the files', async () => {
  symlinkSync('gone.yaml', join(catalogue, 'vendors/leads-nowhere.yaml'));
  spawnSync('mkfifo', [join(catalogue, 'vendors/pipe.yaml')]);
  writeFileSync(join(catalogue, 'vendors/zinc.yaml'), 'vendor:   Zinc\n');
  const { status, stdout, stderr } = await fix();
  expect(stderr).toMatch(/leads-nowhere\.yaml.*not-a-file/);
  expect(stderr).toMatch(/pipe\.yaml.*not-a-file/);
  expect(stdout).toMatch(/^fixed {2}.*zinc\.yaml$/m);
  expect(status).toBe(1);
});

it('mends a byte order mark', async () => {
  writeFileSync(join(catalogue, 'vendors/zinc.yaml'), '\uFEFFvendor: Zinc\n');
  const { status, stdout } = await fix();
  expect(stdout).toMatch(/^fixed {2}.*zinc\.yaml$/m);
  expect(status).toBe(0);
});

it('renames no file to the name of another one', async () => {
  const [lower, upper] = ['vendor: Zinc\n', 'vendor: Zinc Cloud\n'];
  writeFileSync(join(catalogue, 'vendors/zinc.yml'), lower);
  writeFileSync(join(catalogue, 'vendors/zinc.YML'), upper);
  await fix();
  const found = readdirSync(join(catalogue, 'vendors')).filter((name) => name.startsWith('zinc.'));
  const texts = found.map((name) => readFileSync(join(catalogue, 'vendors', name), 'utf8'));
  expect(found).toContain('zinc.yaml');
  expect(texts.sort()).toEqual([upper, lower].sort());
});

it('refuses a folder, and a file that is not one of the catalogue', async () => {
  writeFileSync(join(catalogue, 'notes.txt'), 'Notes\n');
  for (const named of ['vendors', 'notes.txt', '../notes.txt']) {
    const { status, stdout, stderr } = await fix(named);
    const reason = `${named} is not a file of ${catalogue}; name its files, or none for all of it\n`;
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: reason });
  }
});
