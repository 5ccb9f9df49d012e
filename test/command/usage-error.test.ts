import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { baseUrlOption } from '../../scripts/lib/command.ts';
import { freePort, listenOnLoopback, servedAt } from '../../scripts/lib/network.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { openStore } from '../../functions/node/sqlite.ts';
import { folderOfTest } from '../http/compiled.ts';
import { runCommand } from './in-process.ts';

const RUN = resolve('scripts/run.mjs');
const CATALOGUE = resolve('test/catalogues/tiny');
const COMMANDS = readdirSync('scripts').flatMap((file) => /^(.*)\.ts$/.exec(file)?.[1] ?? []);

let folder = '';

beforeEach(async () => {
  folder = await folderOfTest();
});

describe('--help', () => {
  it.each(COMMANDS)('prints the usage of %s and exits with 0', async (command) => {
    const { status, stdout } = await runCommand(command, '--help');
    expect(stdout).toMatch(/^usage: npm (run|start)/);
    expect(status).toBe(0);
  });
});

it('the usage of new lists the values of a change', async () => {
  const { stdout } = await runCommand('new', '--help');
  expect(stdout).toContain('--effect ends|narrows|none');
  expect(stdout).toContain('--impact high|medium|low');
  expect(stdout).toContain('--date-source vendor_page|hand_written|discovered');
  expect(stdout).toContain('types: free_tier_removed, ');
});

it.each([
  ['0', 'due --json', 0],
  ['1 where it has found diagnostics', 'check --format json', 1],
])('a command whose reader has seen enough ends without a stack, with %s', (_, command, code) => {
  cpSync(CATALOGUE, folder, { recursive: true });
  if (code === 1) writeFileSync(join(folder, 'tags.yaml'), 'sql: [');
  const { status, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `set -o pipefail; "${process.execPath}" "${RUN}" ${command} --catalogue "${folder}" --date 2026-11-20 | true`,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  expect({ status, stderr }).toEqual({ status: code, stderr: '' });
});

/** In a process of its own, with the folder of the test as its working folder. */
function spawnCommand(command: string, ...flags: readonly string[]) {
  return spawnSync(process.execPath, [RUN, command, ...flags], { cwd: folder, encoding: 'utf8', timeout: 120_000 });
}

describe('a usage error exits with 2 and one line that names the error', () => {
  const OUT = [
    ['an empty name', '', /--out must not be empty/],
    ['the working folder', '.', /the folder you are in/],
    ['a folder without a build', 'papers', /papers holds something else than a build/],
    ['a file', 'papers/thesis.txt', /holds something else than a build/],
    ['a folder below a file', 'papers/thesis.txt/dist', /ENOTDIR/],
    ['a path that cannot be created', '/proc/dist', /ENOENT/],
  ] as const;

  it.each(OUT)('of --out: %s', async (_, out, message) => {
    mkdirSync(join(folder, 'papers'));
    writeFileSync(join(folder, 'papers/thesis.txt'), 'years of work');
    const flags = ['--catalogue', CATALOGUE, '--date', '2026-11-20', '--out'];
    const { status, stderr } =
      out === '.'
        ? spawnCommand('build', ...flags, out)
        : await runCommand('build', ...flags, out === '' ? out : resolve(folder, out));
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(readFileSync(join(folder, 'papers/thesis.txt'), 'utf8')).toBe('years of work');
  });

  it.each(['build', 'check', 'start', 'fix'])('of --catalogue in %s', async (command) => {
    for (const catalogue of ['nowhere', RUN, '']) {
      const { status, stderr } = await runCommand(command, '--catalogue', catalogue);
      expect(stderr).toMatch(/^--catalogue must be a folder/);
      expect(status).toBe(2);
    }
  });

  it('of a store that cannot be made: no permission stops the user of the test, so a file is in the way', async () => {
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    const refused = await openStore(join(file, 'signals.sqlite')).catch((fault: unknown) => fault);
    expect(refused).toBeInstanceOf(UsageError);
    expect(String(refused)).toMatch(/the store .* cannot be used .*: name a file in a folder with --store$/);
    await expect(openStore('/proc/none/signals.sqlite')).rejects.toThrow(/cannot be used .*: make its folder writable/);
    // A folder in the place of the file.
    await expect(openStore(folder)).rejects.toThrow(/cannot be used .*: make its folder writable/);
  });

  it.each(['', ' ', 'ftp://deals.example', 'file:///srv/signals.sqlite'])('of --store "%s"', async (store) => {
    const message = `--store takes a file, or an address of libsql, https or http; got "${store}"`;
    await expect(openStore(store)).rejects.toThrow(new UsageError(message));
  });

  it('of a port that is taken, before anything is built', async () => {
    const other = createServer();
    const { port } = await listenOnLoopback(other);
    const out = join(folder, 'dist');
    const { status, stderr } = await runCommand(
      'start',
      '--catalogue',
      CATALOGUE,
      '--port',
      String(port),
      '--out',
      out,
    );
    other.close();
    expect(stderr).toBe(
      `port ${port} of 127.0.0.1 is in use (EADDRINUSE): end its server, or name another with --port\n`,
    );
    expect(status).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  it('of an address that the machine does not have', async () => {
    const fault = '--host must be an address of this machine; got "203.0.113.9" (EADDRNOTAVAIL)';
    await expect(freePort(0, '203.0.113.9')).rejects.toThrow(fault);
  });
});

describe('--base-url', () => {
  it.each([
    ['https://deals.example', 'https://deals.example'],
    ['HTTPS://Deals.Example/', 'https://deals.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://deals.example/index//', 'https://deals.example/index'],
    ['https://bücher.example/a"b', 'https://xn--bcher-kva.example/a%22b'],
  ])('%j becomes %s', (text, expected) => {
    expect(baseUrlOption(text)).toBe(expected);
  });

  it.each([
    ...['', 'deals.example', 'ftp://deals.example', 'http:deals.example', 'http:\\\\deals.example', ' http://x '],
    ...[
      'http://x/?q=1',
      'http://x/#f',
      'http://x/?',
      'http://x\ny',
      'http://user:secret@x',
      'http://user@x',
      'http://',
    ],
  ])('%j is refused', (text) => {
    expect(() => baseUrlOption(text)).toThrow(/--base-url/);
  });

  it('is called URL where it is an argument', () => {
    expect(() => baseUrlOption('nope', 'URL')).toThrow('URL must be an http or https address; got "nope"');
  });
});

describe('a damaged build', () => {
  const damaged = /^the build in .* is damaged \(.*\); run npm run build again$/;

  it.each([
    ['verify', '--dist'],
    ['mcp', '--dist'],
    ['deliver', '--from'],
  ])('is one line of %s where its index is cut off', async (command, flag) => {
    mkdirSync(join(folder, '_index'));
    writeFileSync(join(folder, '_index/manifest.json'), '{"files":{}}');
    writeFileSync(join(folder, '_index/catalogue.json'), '{"date":');
    const { status, stderr } = await runCommand(command, flag, folder);
    expect(stderr.trim()).toMatch(damaged);
    expect(status).toBe(2);
  });
});

it.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://0.0.0.0:80'],
  ['::1', 'http://[::1]:80'],
])('what listens on %s is found at %s', (host, url) => {
  expect(servedAt({ address: host, family: '', port: 80 }, host)).toBe(url);
});
