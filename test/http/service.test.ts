import { spawn } from 'node:child_process';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { TODAY } from '../builders.ts';
import { ask, json } from './client.ts';
import { startedHost, StartedHost } from './command.ts';
import { compiledMiniature, folderOfTest } from './compiled.ts';
import { miniatureFolder, temporaryFolder } from './compile-miniature.ts';
import type { Served } from './served.ts';

const BASE_URL = 'https://deals.example';
const PATIENT = { timeout: 300_000 };
const FIXED = ['--date', TODAY];

interface Copied {
  readonly folder: string;
  readonly catalogue: string;
}

/** Below a folder: a catalogue of its own and, in `dist`, a build of it for the day and the address of the host. */
async function copiedTo(folder: string): Promise<Copied> {
  const catalogue = join(folder, 'own-catalogue');
  await cp(await miniatureFolder(folder), catalogue, { recursive: true });
  await compiledMiniature(folder);
  return { folder, catalogue };
}

const built = async (): Promise<Copied> => copiedTo(await folderOfTest());

const healthOf = (served: Served) => ask(served, '/api/health');

/** The host of a group of tests, which run in their order. */
function sharedHost(flags: readonly string[], prepare: (copied: Copied) => Promise<void> = () => Promise.resolve()) {
  const shared: { copied?: Copied; host?: StartedHost; served?: Served; printedAtStart?: string } = {};
  beforeAll(async () => {
    const folder = await temporaryFolder();
    const copied = await copiedTo(folder);
    await prepare(copied);
    const host = new StartedHost({ ...copied, flags });
    const served = await host.served(TODAY);
    Object.assign(shared, { copied, host, served, printedAtStart: host.printed });
    return async () => {
      host.signal('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    };
  }, PATIENT.timeout);
  return () => {
    const { copied, host, served, printedAtStart } = shared;
    if (!copied || !host || !served) throw new Error('the host of this group did not start');
    return { ...copied, host, served, printedAtStart };
  };
}

describe('npm start beside an earlier build', () => {
  const started = sharedHost(FIXED);

  it('listens on it at once, and swaps the new one in when it is ready', PATIENT, async () => {
    const { host, served, printedAtStart } = started();
    expect(printedAtStart).not.toMatch(/write/);
    expect((await healthOf(served)).status).toBe(200);
    await host.until(/write[^]*swapped {2}the build of 2026-11-20, made here/);
    expect((await ask(served, '/api/offers')).status).toBe(200);
  });

  it('takes a build that another process puts in its place', PATIENT, async () => {
    const { folder, catalogue, host, served } = started();
    const out = join(folder, 'dist');
    await compile({ catalogue, out, date: TODAY, baseUrl: 'https://delivered.example' });
    await host.until(/put there by another process/);
    await host.until(/was made for https:\/\/delivered\.example, and this host was started for http/);
    expect((await ask(served, '/api/offers')).body.toString()).toContain('https://delivered.example');
  });

  it('resets no request of 20 connections that are kept alive when it is ended by SIGTERM', PATIENT, async () => {
    const { host, served } = started();
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
});

describe('npm start beside an earlier build, with an edited catalogue', () => {
  const started = sharedHost([...FIXED, '--log-format', 'json'], async ({ catalogue }) => {
    const file = join(catalogue, 'vendors/lark.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/description: .*/, 'description: Quite different terms'));
  });

  it('logs one JSON object a line on request, with time and level', PATIENT, async () => {
    const { host } = started();
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
});

describe('npm start beside an earlier build, with an invalid catalogue', () => {
  it(
    'serves it loudly while the catalogue has faults, and takes the mended one when it is tried again',
    PATIENT,
    async () => {
      const { folder, catalogue } = await built();
      const file = join(catalogue, 'vendors/acme.yaml');
      const sound = await readFile(file, 'utf8');
      await writeFile(file, 'vendor: [');
      const host = startedHost({ folder, catalogue, flags: FIXED });
      const served = await host.served(TODAY);
      await host.until(/yaml-syntax[^]*THE BUILD FAILED[^]*tried again in 5 s/);
      expect((await ask(served, '/api/details/acme')).status).toBe(200);
      const failing = await healthOf(served);
      expect(failing.status).toBe(503);
      expect(json(failing)['error']).toMatch(/^The newest build failed/);
      await writeFile(file, sound);
      await host.until(/swapped {2}the build of 2026-11-20, made here/);
      expect((await healthOf(served)).status).toBe(200);
    },
  );
});

describe('npm start with a store that it cannot use', () => {
  it('ends before it builds, and says what to do', PATIENT, async () => {
    const folder = await folderOfTest();
    const store = join(folder, 'signals.sqlite');
    await writeFile(store, 'this is no database, but it is long enough to be taken for one\n'.repeat(100));
    const flags = [...FIXED, '--store', store];
    const host = startedHost({ folder, catalogue: await miniatureFolder(folder), flags });
    expect(await host.ended()).toBe(2);
    expect(host.printed).toMatch(/the store \S+ cannot be used \(.*not a database.*\): move the file/);
    await expect(stat(join(folder, 'dist'))).rejects.toThrow(/ENOENT/);
  });
});

describe('SIGTERM', () => {
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
