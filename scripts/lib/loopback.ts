import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

const HOST = '127.0.0.1';

interface LoopbackAddress {
  readonly port: number;
  /** The origin by HTTP, as in `http://127.0.0.1:8080`. */
  readonly url: string;
}

/** Binds a server to a free port of 127.0.0.1. Rejects with the error of the server when the bind fails. */
export async function listenOnLoopback(server: Server): Promise<LoopbackAddress> {
  server.listen(0, HOST);
  await once(server, 'listening');
  return loopbackAddress(server);
}

/** The address of a server that `listenOnLoopback` bound. */
export function loopbackAddress(server: Server): LoopbackAddress {
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://${HOST}:${port}` };
}
