import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { folderOfTests } from '../http/compiled.ts';

const root = folderOfTests();

beforeAll(() => {
  for (const folder of ['scripts/parts', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(resolve('node_modules', 'esbuild'), join(root, 'node_modules', 'esbuild'));
  copyFileSync('scripts/run.mjs', join(root, 'scripts/run.mjs'));
  written('package.json', '{"type": "module"}');
  written('scripts/tell.ts', "import { word } from './parts/word.ts'; console.log(word, ...process.argv.slice(2));");
});

function written(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: stdout.trim(), complained: stderr };
}

it('runs a command as it is now, with its arguments and the own URL of each module', () => {
  written('scripts/parts/word.ts', "export const word: string = 'one';");
  expect(run('tell', '--loud')).toMatchObject({ status: 0, output: 'one --loud' });
  written('scripts/parts/word.ts', 'export const word: string = import.meta.url;');
  expect(run('tell').output).toBe(pathToFileURL(join(root, 'scripts/parts/word.ts')).href);
});

it('ends with the syntax error of a module, and names the module and the line of a thrown error', () => {
  written('scripts/parts/word.ts', 'export const = 1;');
  expect(run('tell')).toMatchObject({ status: 1, complained: expect.stringContaining('word.ts:1') as string });
  written('scripts/parts/word.ts', "\n\nthrow new Error('no word');\nexport const word: string = 'one';");
  expect(run('tell')).toMatchObject({ status: 1, complained: expect.stringContaining('parts/word.ts:3') as string });
});

it('prints its usage, and ends with 2 for an unknown command', () => {
  expect(run('--help')).toMatchObject({ status: 0, output: expect.stringContaining('usage: ') as string });
  for (const name of ['', 'nothing', '../tell'])
    expect(run(name)).toMatchObject({ status: 2, complained: expect.stringContaining('unknown command') as string });
});

it('ends with 2 and one line in an older Node', () => {
  const older = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.18.1' } })";
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, 'scripts/run.mjs', 'check'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, 'Node 20.19 or newer is needed; this is 20.18.1\n']);
});

it('ends with 2 and one line where it cannot write the compiled command', () => {
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
  written('node_modules/.cache', 'a file in the way');
  expect(run('tell')).toMatchObject({
    status: 2,
    complained: expect.stringMatching(/cannot be written \(.*\)\n$/) as string,
  });
});
