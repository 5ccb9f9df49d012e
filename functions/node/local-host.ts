import type { IsoDate } from '../../src/model/iso-date.ts';
import type { Host } from '../host.ts';
import { forwardedAddress } from '../limiter.ts';
import type { Build } from './build.ts';
import { COMPRESSION } from './compression.ts';
import type { HostStore } from './host-store.ts';

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
