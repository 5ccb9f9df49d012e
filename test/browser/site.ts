import { Build } from '../../functions/node/build.ts';
import { NodeHost, stop } from '../../functions/node/server.ts';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { TODAY } from '../builders.ts';
import { sharedMiniature } from '../http/compiled.ts';

/** The miniature's site on a port of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the miniature as `npm start` does. */
export async function servedSite(): Promise<Site> {
  const host = new NodeHost(await Build.open(sharedMiniature()), { today: () => TODAY });
  const { url } = await listenOnLoopback(host.server);
  return {
    origin: url,
    close: () => stop(host.server),
  };
}
