import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import Negotiator from 'negotiator';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { createApp } from '../app.ts';
import { currentDay, type Host } from '../host.ts';
import { forwardedAddress } from '../limiter.ts';
import type { Compression } from '../representation.ts';
import { Build, buildMark, requireBuild } from './build.ts';
import { EXIT, options, run, wholeNumberOption } from './command-line.ts';
import { openFile, type Connect } from './connected-database.ts';
import { HostStore } from './host-store.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The types of the package lack the option by which a server states its own order of preference. */
interface Preferring {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

const COMPRESSION: Compression = {
  preferredCoding(acceptEncoding) {
    if (acceptEncoding === '') return 'identity';
    const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
    const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
    return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
  },

  /** Compresses off the main thread. The result is a copy, because that of zlib keeps a buffer of 16 KB. */
  async compress(body, coding) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const compressed = coding === 'gzip' ? compressGzip(body, { level: 6 }) : compressBrotli(body, { params });
    return new Uint8Array(await compressed);
  },
};

export interface LocalOptions {
  /** The current UTC day. */
  readonly today: () => IsoDate;
  /** Logs an error thrown while answering. */
  readonly report?: (fault: unknown) => void;
  /** Stores signals and the request log; without it those paths answer 503. */
  readonly store?: HostStore;
  /** A trusted proxy is in front: the client address is the last one of X-Forwarded-For. */
  readonly trustProxy?: boolean;
}

/** The address of a connection, by what the platform passes with a request. */
type RemoteAddress = (request: Request, env: unknown) => string | undefined;

/** A host with a file system: Node, Bun and Deno. A newer build can take the place of the served one. */
export class LocalHost implements Host {
  /** Served from the next request on. */
  build: Build;
  readonly compression = COMPRESSION;
  readonly stores: HostStore | null;
  readonly today: () => IsoDate;
  readonly report: (fault: unknown) => void;
  readonly address: (request: Request, env: unknown) => string;

  constructor(build: Build, options: LocalOptions, remoteAddress: RemoteAddress) {
    this.build = build;
    this.stores = options.store ?? null;
    this.today = options.today;
    this.report = options.report ?? (() => undefined);
    this.address = (request, env) => {
      const header = options.trustProxy ? request.headers.get('x-forwarded-for') : null;
      return forwardedAddress(header) ?? remoteAddress(request, env) ?? 'unknown';
    };
  }
}

/** Interval between two checks of the folder for a newer build. */
const LOOK_INTERVAL_MS = 5_000;
/** Maximum wait for open requests when the host stops. */
export const STOP_TIMEOUT_MS = 5_000;

/** What Bun and Deno do each in its own way. */
interface Runtime {
  readonly connect: Connect;
  readonly remoteAddress: RemoteAddress;
  /** Serves on a port of 127.0.0.1, a free one for 0. `stop` resolves when the open requests are answered. */
  readonly listen: (fetch: Hono['fetch'], port: number) => { readonly port: number; stop(): Promise<void> };
}

/**
 * Serves the build in `dist` on Bun or Deno until SIGTERM or SIGINT: each newer build that is put there takes the place of the
 * one before.
 */
export async function serveAlone(command: string, runtime: Runtime): Promise<void> {
  // It goes on when the reader of what it prints has gone.
  await run(
    () => serve(command, runtime),
    () => undefined,
  );
  process.exit();
}

async function serve(command: string, { connect, remoteAddress, listen }: Runtime): Promise<number> {
  const { values } = options(`${command} [--port N] [--out DIR] [--store FILE] [--trust-proxy]`, {
    port: { type: 'string', default: '8080' },
    out: { type: 'string', default: 'dist' },
    store: { type: 'string', default: 'var/signals.sqlite' },
    'trust-proxy': { type: 'boolean', default: false },
  });
  const port = wholeNumberOption('port', values.port, [0, 65_535]);
  const report = (fault: unknown): void => console.error(fault);
  const today = (): IsoDate => currentDay(process.env['DEALS_DATE']);
  let mark = buildMark(values.out);
  const first = await requireBuild(values.out);
  const store = new HostStore(openFile(values.store, connect), { today, report });
  const own = { today, report, store, trustProxy: values['trust-proxy'] };
  const host = new LocalHost(first, own, remoteAddress);
  const look = setInterval(() => {
    const latest = buildMark(values.out) ?? mark;
    if (latest === mark) return;
    mark = latest;
    Build.open(values.out).then((build) => (host.build = build), report);
  }, LOOK_INTERVAL_MS);
  const server = listen(createApp(host).fetch, port);
  console.log(`serving  the build of ${host.build.date} on port ${server.port}`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  clearInterval(look);
  await Promise.race([server.stop(), pause(STOP_TIMEOUT_MS)]);
  await store.close();
  return EXIT.ok;
}
