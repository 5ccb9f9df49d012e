import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HostStore } from '../../functions/node/host-store.ts';
import { RemoteDatabase } from '../../functions/node/remote-database.ts';
import { NodeHost, stop } from '../../functions/node/server.ts';
import { openStore } from '../../functions/node/sqlite.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { storeConformance } from './conformance.ts';
import { send, signalOf, smallBuild } from './host.ts';
import { startHranaServer } from './hrana-server.ts';

const TOKEN = 'a-token';

let server: Awaited<ReturnType<typeof startHranaServer>>;
beforeEach(async () => {
  server = await startHranaServer(TOKEN);
});
afterEach(() => server.close());

describe('a store over the network', () => {
  storeConformance(() => RemoteDatabase.open(server.url, TOKEN));

  it('is migrated once by hosts that start at the same time', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => RemoteDatabase.open(server.url, TOKEN)));
    const results = await opened[0]!.rows('SELECT name FROM migrations ORDER BY name');
    expect(results).toMatchObject([{ name: '0001_signals.sql' }, { name: '0002_requests.sql' }]);
  });

  it('says what to do where it refuses the token, or cannot be reached', async () => {
    await expect(RemoteDatabase.open(server.url, 'other')).rejects.toThrow(/cannot be used .*STORE_TOKEN/);
    await expect(openStore('http://127.0.0.1:9')).rejects.toThrow(/cannot be used .*check the address/);
    await expect(openStore('libsql://')).rejects.toThrow(/cannot be used/);
  });
});

it('counts the signals of two hosts, and acknowledges none while it is away', async () => {
  const today = () => TODAY;
  const faults: unknown[] = [];
  const begun = Array.from({ length: 2 }, async () => {
    const store = new HostStore(await RemoteDatabase.open(server.url, TOKEN), { today });
    const host = new NodeHost(await smallBuild(), { today, store, report: (fault: unknown) => faults.push(fault) });
    const { port } = await listenOnLoopback(host.server);
    return { store, host, port };
  });
  const hosts = await Promise.all(begun);
  for (const { port } of hosts) expect((await send(port, { body: signalOf() })).status).toBe(202);
  for (const { store } of hosts) await store.flush();
  for (const [at, { port }] of hosts.entries()) {
    const stats = await send(port, { method: 'GET', path: '/api/stats' });
    expect(stats.body).toMatchObject({ requests_total: 2 + at, signals: { recommended: 2 } });
    const traffic = await send(port, { method: 'GET', path: '/api/traffic' });
    expect(traffic.body['coverage']).toMatch(/^Every request that reached a host of this store since 2026-11-20/);
  }
  server.close();
  for (const { port } of hosts) expect((await send(port, { body: signalOf() })).status).toBe(503);
  expect(faults).not.toEqual([]);
  for (const { host, store } of hosts) {
    await stop(host.server, 200);
    await store.close();
  }
});
