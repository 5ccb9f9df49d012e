import { onTestFinished } from 'vitest';
import { HostStore } from '../../functions/node/host-store.ts';
import type { Build } from '../../functions/node/build.ts';
import { NodeHost, stop, type HostOptions } from '../../functions/node/server.ts';
import { openSqlite } from '../../functions/node/sqlite.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { EVERYTHING, type Served } from './served.ts';

export interface Running extends Served {
  readonly host: NodeHost;
  readonly port: number;
  /** Errors that the host reported. */
  readonly faults: readonly unknown[];
  readonly close: () => Promise<void>;
}

export type RunningWithStore = Running & { readonly store: HostStore };

/** Starts a host in this process, without a store. Whoever starts it must close it. */
export async function startHost(build: Build, options: Partial<HostOptions> = {}): Promise<Running> {
  const faults: unknown[] = [];
  const host = new NodeHost(build, { today: () => TODAY, report: (fault) => faults.push(fault), ...options });
  const { url, port } = await listenOnLoopback(host.server);
  return { host, port, faults, close: () => stop(host.server, 200), baseUrl: url, date: TODAY, can: EVERYTHING };
}

/** The same with a store, in memory unless the test has one. */
export async function startHostWithStore(
  build: Build,
  options: Partial<HostOptions> = {},
  database: ConstructorParameters<typeof HostStore>[0] = openSqlite(':memory:'),
): Promise<RunningWithStore> {
  const faults: unknown[] = [];
  const [today, report] = [() => TODAY, (fault: unknown) => faults.push(fault)];
  const store = new HostStore(database, { today, report });
  const host = await startHost(build, { report, store, ...options });
  const close = async (): Promise<void> => {
    await host.close();
    await store.close();
  };
  return { ...host, faults, store, close };
}

/** A host without a store, closed after the test. */
export async function running(build: Build, options: Partial<HostOptions> = {}): Promise<Running> {
  const host = await startHost(build, options);
  onTestFinished(host.close);
  return host;
}
