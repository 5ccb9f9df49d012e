import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { RemoteDatabase } from '../../functions/node/remote-database.ts';
import type { ConnectedDatabase } from '../../functions/node/connected-database.ts';
import { openSqlite, openStore } from '../../functions/node/sqlite.ts';
import { startHostWithStore } from '../http/running.ts';
import { storeConformance } from './conformance.ts';
import { send, signalOf, smallBuild } from './host.ts';
import { startHranaServer } from './hrana-server.ts';
import { folderOfTest } from '../http/compiled.ts';

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
  const begun = Array.from({ length: 2 }, async () =>
    startHostWithStore(await smallBuild(), {}, await RemoteDatabase.open(server.url, TOKEN)),
  );
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
  for (const { faults } of hosts) expect(faults).not.toEqual([]);
  for (const { close } of hosts) await close();
});

let folder = '';
beforeEach(async () => {
  folder = await folderOfTest();
});

function open(): ConnectedDatabase {
  const database = openSqlite(join(folder, 'made', 'store.sqlite'));
  onTestFinished(() => database.close());
  return database;
}

describe('a store in an SQLite file', () => {
  storeConformance(() => open());

  it('writes each commit through to the disk', async () => {
    const database = open();
    expect(await database.rows('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(await database.rows('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  });

  it('is migrated once, and serves a file of a newer version, which stays of that version', async () => {
    const database = open();
    await database.batch([[`INSERT INTO runs (started_at) VALUES ('now')`]]);
    expect(await open().rows('SELECT started_at FROM runs')).toMatchObject([{ started_at: 'now' }]);
    await database.rows('PRAGMA user_version = 99');
    expect(await open().rows('PRAGMA user_version')).toMatchObject([{ user_version: 99 }]);
  });
});
