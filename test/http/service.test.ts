import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { TODAY } from '../builders.ts';
import { ask, json } from './client.ts';
import { startedHost } from './command.ts';
import { compiledMiniature, folderOfTest } from './compiled.ts';
import { MINIATURE_FOLDER } from './compile-miniature.ts';
import type { Served } from './served.ts';

const FIXED = ['--date', TODAY];

/** A folder with a catalogue of its own and, in `dist`, a build of it for the day and the address of the host. */
async function built(): Promise<{ readonly folder: string; readonly catalogue: string }> {
  const folder = await folderOfTest();
  const catalogue = join(folder, 'own-catalogue');
  await cp(MINIATURE_FOLDER, catalogue, { recursive: true });
  await compiledMiniature(folder);
  return { folder, catalogue };
}

const healthOf = (served: Served) => ask(served, '/api/health');

it('npm start listens on an earlier build at once, takes each newer one, and resets no request when it ends', async () => {
  const { folder, catalogue } = await built();
  const host = startedHost({ folder, catalogue, flags: FIXED });
  const served = await host.served(TODAY);
  expect(host.printed).not.toMatch(/write/);
  expect((await healthOf(served)).status).toBe(200);
  await host.until(/write[^]*swapped {2}the build of 2026-11-20, made here/);
  expect((await ask(served, '/api/offers')).status).toBe(200);

  await compile({ catalogue, out: join(folder, 'dist'), date: TODAY, baseUrl: 'https://delivered.example' });
  await host.until(/put there by another process/);
  await host.until(/was made for https:\/\/delivered\.example, and this host was started for http/);
  expect((await ask(served, '/api/offers')).body.toString()).toContain('https://delivered.example');

  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  onTestFinished(() => agent.destroy());
  const outcomes: string[] = [];
  const callers = Array.from({ length: 20 }, async () => {
    for (let last = ''; last === '' || last === 'keep-alive'; outcomes.push(last)) {
      last = await connectionOf(agent, `${served.baseUrl}/api/offers?q=a`);
    }
  });
  // Every connection is open, and some are used again.
  await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(callers.length * 2);
  host.signal('SIGTERM');
  await Promise.all(callers);
  expect(await host.ended()).toBe(0);
  expect(outcomes.filter((outcome) => outcome === 'close').length).toBeGreaterThan(0);
  expect(new Set(outcomes.filter((outcome) => outcome !== 'ECONNREFUSED'))).toEqual(new Set(['keep-alive', 'close']));
});

describe('npm start beside an earlier build, with an invalid catalogue', () => {
  it('serves it loudly while the catalogue has faults, and takes the mended one when it is tried again', async () => {
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
  });
});

it('npm start with a store that it cannot use ends before it builds, and says what to do', async () => {
  const folder = await folderOfTest();
  const store = join(folder, 'signals.sqlite');
  await writeFile(store, 'this is no database, but it is long enough to be taken for one\n'.repeat(100));
  const flags = [...FIXED, '--store', store];
  const host = startedHost({ folder, catalogue: MINIATURE_FOLDER, flags });
  expect(await host.ended()).toBe(2);
  expect(host.printed).toMatch(/the store \S+ cannot be used \(.*not a database.*\): move the file/);
  await expect(stat(join(folder, 'dist'))).rejects.toThrow(/ENOENT/);
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
