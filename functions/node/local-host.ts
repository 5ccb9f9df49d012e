import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { createApp } from '../app.ts';
import { currentDay, type Host } from '../host.ts';
import { forwardedAddress } from '../limiter.ts';
import type { Coding, Compression } from '../representation.ts';
import { Build } from './build.ts';
import { ConnectedDatabase, type Connect } from './connected-database.ts';
import { HostStore } from './host-store.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The types of the package lack the option by which a server states its own order of preference. */
interface Preferring {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

function preferredCoding(acceptEncoding: string): Coding {
  if (acceptEncoding === '') return 'identity';
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const chosen = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
}

/** Compresses off the main thread. The result is a copy, because that of zlib keeps a buffer of 16 KB. */
async function compress(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return new Uint8Array(
    await (coding === 'gzip' ? compressGzip(body, { level: 6 }) : compressBrotli(body, { params })),
  );
}

const COMPRESSION: Compression = { preferredCoding, compress };

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
export type RemoteAddress = (request: Request, env: unknown) => string | undefined;

/** A host with a file system: Node, Bun and Deno. A newer build can take the place of the served one. */
export class LocalHost implements Host {
  /** Served from the next request on. */
  build: Build;
  readonly compression = COMPRESSION;
  readonly stores: HostStore | null;
  readonly today: () => IsoDate;
  readonly #options: LocalOptions;
  readonly #remoteAddress: RemoteAddress;

  constructor(build: Build, options: LocalOptions, remoteAddress: RemoteAddress) {
    this.build = build;
    this.stores = options.store ?? null;
    this.today = options.today;
    this.#options = options;
    this.#remoteAddress = remoteAddress;
  }

  buildFacts() {
    return this.build.facts;
  }

  address(request: Request, env: unknown): string {
    const header = this.#options.trustProxy ? request.headers.get('x-forwarded-for') : null;
    return forwardedAddress(header) ?? this.#remoteAddress(request, env) ?? 'unknown';
  }

  report(fault: unknown): void {
    this.#options.report?.(fault);
  }
}

/** How often the folder is looked at for a newer build. */
const LOOK_INTERVAL_MS = 5_000;

/**
 * Serves the build in `dist` on Bun or Deno: each newer build that is put there takes the place of the one before. `--port`,
 * `--out`, `--store` and `--trust-proxy` are those of `npm start`.
 */
export async function serveAlone(connect: Connect, remoteAddress: RemoteAddress) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      out: { type: 'string', default: 'dist' },
      store: { type: 'string', default: 'var/signals.sqlite' },
      'trust-proxy': { type: 'boolean', default: false },
    },
  });
  const report = (fault: unknown): void => console.error(fault);
  const today = (): IsoDate => currentDay(process.env['DEALS_DATE']);
  const manifest = join(values.out, '_index/manifest.json');
  let changed = statSync(manifest).mtimeMs;
  const store = new HostStore(new ConnectedDatabase(values.store, connect), { today, report });
  const options = { today, report, store, trustProxy: values['trust-proxy'] };
  const host = new LocalHost(await Build.open(values.out), options, remoteAddress);
  const look = setInterval(() => {
    const latest = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs ?? changed;
    if (latest === changed) return;
    changed = latest;
    Build.open(values.out).then((build) => (host.build = build), report);
  }, LOOK_INTERVAL_MS);
  return {
    app: createApp(host),
    port: Number(values.port),
    /** Prints that it serves, and the port that the platform listens on. */
    announce: (port: number): void => console.log(`serving  the build of ${host.build.date} on port ${port}`),
    /** Writes what is pending and closes the store. */
    close: async (): Promise<void> => {
      clearInterval(look);
      await store.close();
    },
  };
}
