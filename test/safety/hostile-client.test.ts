import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import type { ConnectedDatabase } from '../../functions/node/connected-database.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { RETENTION } from '../../functions/stores.ts';
import { folderOfTests, sharedMiniature } from '../http/compiled.ts';
import { startHostWithStore, type RunningWithStore } from '../http/running.ts';
import { sendAll } from './hostile-client.ts';

const REQUESTS = 32_000;
/** After so many, every bounded cache is full. */
const FIRST_REQUESTS = 20_000;
const MAX_GROWTH_BYTES = 10e6;
const CONNECTIONS = 32;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const folder = folderOfTests();
let host: RunningWithStore;
let database: ConnectedDatabase;

beforeAll(async () => {
  database = openSqlite(join(folder, 'store.sqlite'));
  host = await startHostWithStore(await Build.open(sharedMiniature()), { trustProxy: true }, database);
});

afterAll(() => host.close());

/** A request of a client that never repeats anything: neither target, address, user agent, validator, vendor nor note. */
function requestText(number: number): string {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const [method, target, body] = KINDS[number % KINDS.length]?.(number) ?? ['GET', '/'];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: deals.example',
    `User-Agent: client-${number}/1.0`,
    `X-Forwarded-For: ${address}`,
    `If-None-Match: "${number}"`,
    `Accept: ${number % 2 === 0 ? 'text/html' : `application/json;q=0.${number}`}`,
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

type Different = (number: number) => readonly [method: string, target: string, body?: string];

/** Searches are few, because one takes five times as long as another request. */
const KINDS: readonly Different[] = [
  (number) => ['GET', `/api/offers?q=word${number}`],
  (number) => ['GET', `/search?q=word${number}`],
  ...Array.from({ length: 2 }, (): readonly Different[] => [
    (number) => ['GET', `/nowhere/${number}`],
    (number) => ['GET', `/vendor/vendor-${number}`],
    (number) => ['GET', `/api/details/vendor-${number}`],
    (number) => ['GET', `/api/compare?a=vendor${number}&b=other${number}`],
    (number) => ['GET', `/api/offers?unknown${number}=1`],
    (number) => ['POST', '/api/signal', JSON.stringify(signal(number))],
  ]).flat(),
];

const signal = (number: number) => ({ event: 'recommended', vendor: `vendor ${number}`, notes: `note ${number}` });

function* requests(from: number, to: number): Generator<string> {
  for (let number = from; number < to; number++) yield requestText(number);
}

async function heldBytes(): Promise<number> {
  // What is written later holds memory until then.
  await host.store.flush();
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  collectGarbage();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

const countOf = async (table: string): Promise<number> =>
  Number((await database.rows(`SELECT count(*) AS n FROM ${table}`))[0]?.['n']);

it('holds no more memory for 32,000 requests that differ in everything than for 20,000', async () => {
  const { port } = host;
  const first = await sendAll(port, requests(0, FIRST_REQUESTS), CONNECTIONS);
  const before = await heldBytes();
  const later = await sendAll(port, requests(FIRST_REQUESTS, REQUESTS), CONNECTIONS);
  const after = await heldBytes();
  const counts = new Map([...later].map(([status, count]) => [status, count + (first.get(status) ?? 0)]));
  expect(counts.get(202)).toBeGreaterThan(REQUESTS / 8);
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  process.stdout.write(`held after ${REQUESTS} requests: ${((after - before) / 1e6).toFixed(1)} MB more\n`);
  expect(after - before).toBeLessThan(MAX_GROWTH_BYTES);
}, 900_000);

it('keeps a bounded number of rows of these requests, and counts all of them', async () => {
  expect(await countOf('logged_requests')).toBeLessThanOrEqual(RETENTION.detailRows);
  expect(await countOf('page_views')).toBeLessThanOrEqual(RETENTION.viewRowsPerDay + 1);
  expect(await countOf('request_sums')).toBeLessThan(200);
  expect(await countOf('signal_counts')).toBeLessThan(10);
  expect(host.faults).toEqual([]);
});
