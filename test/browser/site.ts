import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Build } from '../../functions/node/build.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { TODAY } from '../builders.ts';
import { sharedMiniature } from '../http/compiled.ts';

/** The miniature's site on a port of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the miniature as `npm start` does. */
export async function servedSite(): Promise<Site> {
  const host = new Host(await Build.open(sharedMiniature()), { today: () => TODAY });
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  const { port } = host.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () => stop(host.server),
  };
}
