import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Build } from '../../functions/node/build.ts';
import { Host, stop } from '../../functions/node/server.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature } from '../http/compiled.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';

/** The miniature's site on a port of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Compiles the miniature and serves it as `npm start` does. */
export async function servedSite(): Promise<Site> {
  const folder = await temporaryFolder();
  const build = await Build.open(await compiledMiniature(folder));
  const host = new Host(build, { today: () => TODAY });
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  const { port } = host.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      await stop(host.server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
