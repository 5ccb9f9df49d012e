import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { itLong, oneIn } from '../runs.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  for (const folder of ['scripts/parts', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['esbuild', 'tsx']) symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  copyFileSync('scripts/run.mjs', join(root, 'scripts/run.mjs'));
  written('package.json', '{"type": "module"}');
  written('package-lock.json', '{}');
  written('scripts/parts/word.ts', "export const word: string = 'one';");
  written('scripts/tell.ts', "import { word } from './parts/word.ts'; console.log(word, ...process.argv.slice(2));");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function written(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, output: stdout.trim(), complained: stderr };
}

it('runs a command with its arguments, the first time and from what it kept', () => {
  expect(run('tell', '--loud')).toMatchObject({ status: 0, output: 'one --loud' });
  expect(run('tell', '--loud')).toMatchObject({ status: 0, output: 'one --loud' });
});

it('takes in a module that changed, and one that came instead of it', () => {
  run('tell');
  written('scripts/parts/word.ts', "export const word: string = 'two';");
  expect(run('tell').output).toBe('two');
  written('scripts/tell.ts', "import { other } from './parts/other.ts'; console.log(other);");
  written('scripts/parts/other.ts', "export const other: string = 'three';");
  rmSync(join(root, 'scripts/parts/word.ts'));
  expect(run('tell').output).toBe('three');
});

itLong('bundles again where what it kept cannot be read', () => {
  run('tell');
  written('node_modules/.cache/commands/tell.json', '[[');
  expect(run('tell')).toMatchObject({ status: 0, output: 'one' });
});

itLong('runs all the same where nothing can be kept', () => {
  written('node_modules/.cache', 'no folder');
  const { complained, ...outcome } = run('tell', '--loud');
  expect(outcome).toEqual({ status: 0, output: 'one --loud' });
  expect(complained).toContain('(ENOTDIR)');
});

it('ends with the syntax error of a module that is not TypeScript', () => {
  written('scripts/parts/word.ts', 'export const = 1;');
  expect(run('tell')).toMatchObject({ status: 1, complained: expect.stringContaining('word.ts:1') as string });
});

itLong('gives each module its own URL', () => {
  written('scripts/parts/word.ts', 'export const word: string = import.meta.url;');
  expect(run('tell').output).toBe(pathToFileURL(join(root, 'scripts/parts/word.ts')).href);
});

it('names the module and the line of an error', () => {
  written('scripts/parts/word.ts', "\n\nthrow new Error('no word');\nexport const word: string = 'one';");
  const { status, complained } = run('tell');
  expect(status).toBe(1);
  expect(complained).toContain('parts/word.ts:3');
});

it.each(['--help', '-h'])('prints its usage for %s', (flag) => {
  expect(run(flag)).toMatchObject({ status: 0, output: expect.stringContaining('usage: ') as string });
});

it.each(oneIn(3, ['', 'nothing', '../tell', 'parts/nothing', 'Tell']))(
  'ends with 2 for the unknown command %j',
  (name) => {
    expect(run(name)).toMatchObject({ status: 2, complained: expect.stringContaining('unknown command') as string });
  },
);
