import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Build } from '../../functions/node/build.ts';
import { Host, stop, type HostOptions } from '../../functions/node/server.ts';
import { TODAY } from '../builders.ts';
import { EVERYTHING, type Served } from './served.ts';

export interface Running extends Served {
  readonly host: Host;
  readonly faults: readonly unknown[];
}

/** A host in this process, stopped after the test. */
export async function running(build: Build, options: Partial<HostOptions> = {}): Promise<Running> {
  const faults: unknown[] = [];
  const host = new Host(build, { today: () => TODAY, report: (fault) => faults.push(fault), ...options });
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  onTestFinished(() => stop(host.server, 200));
  const { port } = host.server.address() as AddressInfo;
  return { host, faults, baseUrl: `http://127.0.0.1:${port}`, date: TODAY, can: EVERYTHING };
}
