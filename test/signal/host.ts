import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { threadId } from 'node:worker_threads';
import { Build } from '../../functions/node/build.ts';
import type { ConnectedDatabase } from '../../functions/node/connected-database.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { render } from '../../src/compile/render.ts';
import { hostFiles, indexFile } from '../../src/compile/write/host-files.ts';
import { OutFolder } from '../../src/compile/write/out-folder.ts';
import { DistWriter } from '../../src/compile/write/write.ts';
import { categories } from '../../src/routes/categories.ts';
import { offers } from '../../src/routes/offers.ts';
import { catalogue, vendor } from '../builders.ts';
import { sharedMiniature } from '../http/compiled.ts';
import { startHostWithStore } from '../http/running.ts';

let small: Promise<Build> | undefined;

/** A build of two vendors, with a page; opened once in a worker, removed after the run. */
export const smallBuild = (): Promise<Build> => (small ??= writtenBuild(smallDist()));

/** The folder of that build. */
export const smallDist = (): string => join(dirname(sharedMiniature()), `small-${threadId}`, 'dist');

async function writtenBuild(out: string): Promise<Build> {
  const linked = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] });
  const writer = new DistWriter(new OutFolder(out, join(dirname(out), 'catalogue')));
  for (const file of render(linked, [offers, categories])) writer.write(file);
  writer.write({ path: 'index.html', text: '<!doctype html><title>Deals</title>' });
  writer.write({ path: 'vendor/acme', text: '<!doctype html><title>Acme</title>' });
  writer.write(indexFile(linked, writer.manifest, null));
  for (const file of hostFiles(linked, writer.manifest)) writer.writeUnlisted(file);
  writer.commit();
  return Build.open(out);
}

/** The real host on a small build, with its store in memory unless it has a file. */
export async function runningHost(file = ':memory:') {
  const database = openSqlite(file);
  return { ...(await startHostWithStore(await smallBuild(), {}, database)), database };
}

export type Running = Awaited<ReturnType<typeof runningHost>>;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Sent {
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address to send from: each has a limit of its own. */
  readonly from?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Sends one request over a connection of its own. */
export function send(port: number, sent: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: sent.method ?? 'POST',
        path: sent.path ?? '/api/signal',
        headers: { 'Content-Type': 'application/json', ...sent.headers },
        localAddress: sent.from ?? '127.0.0.1',
        agent: false,
      },
      (response) => {
        text(response).then((written) => {
          const body = written === '' ? {} : (JSON.parse(written) as Record<string, unknown>);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent.body);
  });
}

/** A signal as JSON. */
export function signalOf(fields: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ event: 'recommended', vendor: 'acme', ...fields });
}

/** Bounds the store to a number of pages, to simulate a full disk. */
export async function limitPages(database: ConnectedDatabase, pages: number): Promise<void> {
  await database.rows(`PRAGMA max_page_count = ${pages}`);
}
