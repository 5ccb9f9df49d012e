import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let catalogue = '';

beforeEach(() => {
  catalogue = mkdtempSync(join(tmpdir(), 'fix-'));
  cpSync('test/catalogues/tiny', catalogue, { recursive: true });
});
afterEach(() => rmSync(catalogue, { recursive: true, force: true }));

function fix() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/run.mjs'), 'fix', '--catalogue', catalogue],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { status, said: stdout, complained: stderr };
}

it('reports entries that are not files, and fixes the files', () => {
  symlinkSync('gone.yaml', join(catalogue, 'vendors/leads-nowhere.yaml'));
  spawnSync('mkfifo', [join(catalogue, 'vendors/pipe.yaml')]);
  writeFileSync(join(catalogue, 'vendors/zinc.yaml'), 'vendor:   Zinc\n');
  const { status, said, complained } = fix();
  expect(complained).toMatch(/leads-nowhere\.yaml.*not-a-file/);
  expect(complained).toMatch(/pipe\.yaml.*not-a-file/);
  expect(said).toMatch(/^fixed {2}.*zinc\.yaml$/m);
  expect(status).toBe(1);
});

it('mends a byte order mark', () => {
  writeFileSync(join(catalogue, 'vendors/zinc.yaml'), '\uFEFFvendor: Zinc\n');
  const { status, said } = fix();
  expect(said).toMatch(/^fixed {2}.*zinc\.yaml$/m);
  expect(status).toBe(0);
});
