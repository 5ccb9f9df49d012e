import { onTestFinished } from 'vitest';
import type { Build } from '../../functions/node/build.ts';
import { NodeHost, stop, type HostOptions } from '../../functions/node/server.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { EVERYTHING, type Served } from './served.ts';

export interface Running extends Served {
  readonly host: NodeHost;
  readonly faults: readonly unknown[];
}

/** A host in this process, stopped after the test. */
export async function running(build: Build, options: Partial<HostOptions> = {}): Promise<Running> {
  const faults: unknown[] = [];
  const host = new NodeHost(build, { today: () => TODAY, report: (fault) => faults.push(fault), ...options });
  const { url } = await listenOnLoopback(host.server);
  onTestFinished(() => stop(host.server, 200));
  return { host, faults, baseUrl: url, date: TODAY, can: EVERYTHING };
}
