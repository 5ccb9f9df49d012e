import { spawn } from 'node:child_process';
import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { retryPauseMs } from '../../scripts/lib/rebuilds.ts';
import { UsageError } from '../../scripts/lib/exit-code.ts';
import { withoutSpace } from '../../scripts/lib/no-space.ts';
import { faultLine, Log } from '../../scripts/lib/log.ts';
import { compile } from '../../src/compile/compile.ts';
import { TODAY } from '../builders.ts';
import { ask, json } from './client.ts';
import { StartedHost } from './command.ts';
import { folderOfTest } from './compiled.ts';
import { miniatureFolder } from './compile-miniature.ts';
import type { Served } from './served.ts';

const BASE_URL = 'https://deals.example';
const PATIENT = { timeout: 90_000 };
const FIXED = ['--date', TODAY];

/** A folder with a catalogue of its own and, in `dist`, a build of it for the day and the address of the host. */
async function built(): Promise<{ readonly folder: string; readonly catalogue: string }> {
  const folder = await folderOfTest();
  const catalogue = join(folder, 'own-catalogue');
  await cp(await miniatureFolder(folder), catalogue, { recursive: true });
  const outcome = await compile({ catalogue, out: join(folder, 'dist'), date: TODAY, baseUrl: BASE_URL });
  expect(outcome.ok).toBe(true);
  return { folder, catalogue };
}

const healthOf = (served: Served) => ask(served, '/api/health');

describe('npm start beside an earlier build', () => {
  it('listens on it at once, and swaps the new one in when it is ready', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const host = new StartedHost({ folder, catalogue, flags: FIXED });
    const served = await host.served(TODAY);
    expect(host.printed).not.toMatch(/write/);
    expect((await healthOf(served)).status).toBe(200);
    await host.until(/write[^]*swapped {2}the build of 2026-11-20, made here/);
    expect((await ask(served, '/api/offers')).status).toBe(200);
  });

  it('serves it loudly while the catalogue has faults, and takes the mended one', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const file = join(catalogue, 'vendors/acme.yaml');
    const sound = await readFile(file, 'utf8');
    await writeFile(file, 'vendor: [');
    const host = new StartedHost({ folder, catalogue, flags: FIXED });
    const served = await host.served(TODAY);
    await host.until(/yaml-syntax[^]*THE BUILD FAILED[^]*tried again in 5 s/);
    expect((await ask(served, '/api/details/acme')).status).toBe(200);
    const failing = await healthOf(served);
    expect(failing.status).toBe(503);
    expect(json(failing)['error']).toMatch(/^The newest build failed/);
    await writeFile(file, sound);
    await host.until(/swapped {2}the build of 2026-11-20, made here/);
    expect((await healthOf(served)).status).toBe(200);
  });

  it('takes a build that another process puts in its place', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const host = new StartedHost({ folder, catalogue, flags: FIXED });
    const served = await host.served(TODAY);
    await host.until(/swapped/);
    const other = join(folder, 'other');
    await cp(catalogue, other, { recursive: true });
    const out = join(folder, 'dist');
    await compile({ catalogue: other, out, date: TODAY, baseUrl: 'https://delivered.example' });
    await host.until(/put there by another process/);
    expect((await ask(served, '/api/offers')).body.toString()).toContain('https://delivered.example');
  });
});

describe('npm start with a store that it cannot use', () => {
  it('ends before it builds, and says what to do', PATIENT, async () => {
    const folder = await folderOfTest();
    const store = join(folder, 'signals.sqlite');
    await writeFile(store, 'this is no database, but it is long enough to be taken for one\n'.repeat(100));
    const flags = [...FIXED, '--store', store];
    const host = new StartedHost({ folder, catalogue: await miniatureFolder(folder), flags });
    expect(await host.ended()).toBe(2);
    expect(host.printed).toMatch(/the store \S+ cannot be used \(.*not a database.*\): move the file/);
    await expect(stat(join(folder, 'dist'))).rejects.toThrow(/ENOENT/);
  });
});

describe('a full disk', () => {
  it('is named with its folder, what is free, and what a build needs', async () => {
    const { folder } = await built();
    const out = join(folder, 'dist');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const manifest = { date: TODAY, base_url: BASE_URL, commit: null, files: { a: { bytes: 2_500_000, sha256: '' } } };
    expect(() => withoutSpace(full, out, manifest)).toThrow(UsageError);
    expect(() => withoutSpace(full, out, manifest)).toThrow(
      new RegExp(`no space left in ${folder}: [\\d.]+ MB are free. The last build has 2.5 MB`),
    );
    const other = new Error('other');
    expect(() => withoutSpace(other, out, manifest)).toThrow(other);
  });
});

describe('what npm start logs', () => {
  it('is one JSON object a line on request, with time and level', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const host = new StartedHost({ folder, catalogue, flags: [...FIXED, '--log-format', 'json'] });
    await host.until(/swapped/);
    const lines = host.printed.trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const entry = JSON.parse(line) as Readonly<Record<string, string>>;
      expect(Object.keys(entry)).toEqual(['time', 'level', 'message']);
      expect(entry['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(entry['level']).toMatch(/^(?:info|warn|error)$/);
    }
  });

  it('is one line for a refused write, and the place for a bug', () => {
    const lines: string[] = [];
    const log = new Log({ format: 'text', now: () => 0, write: (line) => lines.push(line) });
    log.fault(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    log.fault(new TypeError('one\ntwo'));
    expect(lines[0]).toBe('1970-01-01T00:00:00.000Z error SQLITE_FULL: database or disk is full');
    expect(lines[1]).toMatch(/^1970-01-01T00:00:00\.000Z error TypeError: one \| two at .+service\.test\.ts/);
    expect(faultLine('a text')).toBe('a text');
  });
});

describe('a failed build', () => {
  it('is tried again after 5 s, twice as long each time, and every 10 minutes at the most', () => {
    expect([1, 2, 3, 7, 8, 100].map(retryPauseMs)).toEqual([5000, 10_000, 20_000, 320_000, 600_000, 600_000]);
  });
});

describe('SIGTERM', () => {
  it('resets no request of 20 connections that are kept alive', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const host = new StartedHost({ folder, catalogue, flags: FIXED });
    const served = await host.served(TODAY);
    await host.until(/swapped/);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    onTestFinished(() => agent.destroy());
    const outcomes: string[] = [];
    const callers = Array.from({ length: 20 }, async () => {
      for (let last = ''; last === '' || last === 'keep-alive'; outcomes.push(last)) {
        last = await connectionOf(agent, `${served.baseUrl}/api/offers?q=a`);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    host.signal('SIGTERM');
    await Promise.all(callers);
    expect(await host.ended()).toBe(0);
    expect(outcomes.filter((outcome) => outcome === 'close').length).toBeGreaterThan(0);
    expect(new Set(outcomes.filter((outcome) => outcome !== 'ECONNREFUSED'))).toEqual(new Set(['keep-alive', 'close']));
  });

  it('ends what npm started too', PATIENT, async () => {
    const { folder, catalogue } = await built();
    const flags = [...FIXED, '--catalogue', catalogue, '--out', join(folder, 'dist'), '--base-url', BASE_URL];
    const settings = ['--port', '0', '--store', join(folder, 'signals.sqlite'), ...flags];
    const npm = spawn('npm', ['start', '--', ...settings], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    onTestFinished(() => {
      if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
    });
    let printed = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (printed += String(text)));
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/serving/);
    npm.kill('SIGTERM');
    await expect.poll(() => printed, { timeout: 20_000 }).toMatch(/stopping on/);
  });
});

/** The `Connection` header of an answer, or the code of the fault. */
function connectionOf(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers.connection ?? 'none'));
    })
      .on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message))
      .end();
  });
}
