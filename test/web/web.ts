import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { isIP } from 'node:net';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import type { FetchClock, Fetcher, FetchOptions, Resolver } from '../../src/reading/fetch/fetch-types.ts';
import { createFetcher } from '../../src/reading/fetch/fetcher.ts';
import { status } from './answers.ts';
import { BEHAVIOURS } from './behaviours.ts';
import type { Behaviour } from './behaviour.ts';
import { stopServer } from './gateway.ts';

const CERTIFICATE = readFileSync(new URL('certificate.pem', import.meta.url), 'utf8');
const KEY = readFileSync(new URL('key.pem', import.meta.url), 'utf8');

/** Nothing listens there: a port that was free a moment ago may be another test's by now. */
const CLOSED_PORT = 1;

/** One request as it arrived. */
export interface SeenRequest {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly atMs: number;
}

/** The scripted web on loopback: one listener for http, one for https. */
export interface Web {
  /** Address that the entry of a behaviour cites. */
  urlOf(behaviour: Behaviour): string;
  /** Options of a fetcher that reaches all scripted hosts, without delays and with short limits. */
  readonly options: FetchOptions & { readonly allowHosts: readonly string[]; readonly resolve: Resolver };
  readonly httpPort: number;
  /** All requests so far, in order. */
  readonly seen: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

export const SYSTEM_CLOCK: FetchClock = {
  // One clock with `atMs`, which nothing sets back.
  nowMs: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
      if (signal?.aborted === true) {
        clearTimeout(timer);
        resolve();
      }
    }),
};

/** Starts the web; `close` ends it and every connection. */
export async function startWeb(behaviours: readonly Behaviour[] = BEHAVIOURS): Promise<Web> {
  const byHost = new Map(behaviours.map((behaviour) => [behaviour.host, behaviour]));
  if (byHost.size !== behaviours.length) throw new Error('two behaviours have the same host');
  const seen: SeenRequest[] = [];
  const counts = new Map<string, number>();
  const ports = { http: 0, https: 0, closed: CLOSED_PORT };
  const urlOf = (host: string, path: string, scheme: 'http' | 'https' = 'http'): string =>
    `${scheme}://${host}:${ports[scheme]}${path}`;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const host = (request.headers.host ?? '').replace(/:[0-9]+$/, '');
    const path = request.url ?? '/';
    seen.push({ host, path, headers: request.headers, atMs: performance.now() });
    const key = `${host}${path.replace(/\?.*$/, '')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const behaviour = byHost.get(host);
    const isRobots = path.startsWith('/robots.txt');
    const scripted = isRobots ? behaviour?.robots : behaviour?.answer;
    request.socket.on('error', () => undefined);
    (scripted ?? status(404))({ request, response, count, urlOf });
  };

  const http = createServer(answer);
  const https = createSecureServer({ key: KEY, cert: CERTIFICATE }, answer);
  ports.http = (await listenOnLoopback(http)).port;
  ports.https = (await listenOnLoopback(https)).port;
  const allPorts = Object.values(ports);
  return {
    urlOf: ({ host, path = '/pricing', scheme, isPortClosed }) =>
      isPortClosed === true ? `http://${host}:${ports.closed}${path}` : urlOf(host, path, scheme),
    options: {
      clock: SYSTEM_CLOCK,
      hostDelayMs: 0,
      assumeOnline: true,
      allowHosts: behaviours.flatMap(({ host }) => allPorts.map((port) => `${host}:${port}`)),
      limits: { headersMs: 3_000, totalMs: 5_000 },
      resolve: scriptedResolver(byHost),
      extraCertificates: CERTIFICATE,
    },
    httpPort: ports.http,
    seen,
    close: async () => {
      await Promise.all([stopServer(http), stopServer(https)]);
    },
  };
}

/** Whether its host stalls, so that only a time limit ends its request. */
export const stalls = ({ fetch }: Behaviour): boolean => fetch.kind === 'failure' && fetch.category === 'timeout';

/** A fetcher of the web whose limits end the requests of hosts that stall alone, however busy the machine is. */
export function patientFetcher({ options }: Web, limits = options.limits ?? {}): Fetcher {
  const stalling = new Set(BEHAVIOURS.filter(stalls).map(({ host }) => host));
  const ofStalling = createFetcher({ ...options, limits });
  const ofOthers = createFetcher({ ...options, limits: { headersMs: 100_000, totalMs: 100_000 } });
  return (request) => (stalling.has(new URL(request.url).hostname) ? ofStalling : ofOthers)(request);
}

/** Names of the web resolve as scripted, all others have no address. */
function scriptedResolver(byHost: ReadonlyMap<string, Behaviour>): Resolver {
  const lookups = new Map<string, number>();
  return (hostname) => {
    const lookup = (lookups.get(hostname) ?? 0) + 1;
    lookups.set(hostname, lookup);
    const behaviour = byHost.get(hostname);
    const addresses = behaviour ? (behaviour.addresses?.(lookup) ?? ['127.0.0.1']) : [];
    if (addresses.length === 0) {
      return Promise.reject(Object.assign(new Error(`no address of ${hostname}`), { code: 'ENOTFOUND' }));
    }
    return Promise.resolve(addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })));
  };
}
