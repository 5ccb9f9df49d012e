import { once } from 'node:events';
import { createServer, isIPv6, type AddressInfo } from 'node:net';

/** The port, if free on an address; 0 selects a free one. Throws the system error where it is taken or not permitted. */
export async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const found = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return found;
}

/** The base address of a server that listens on an address. */
export function servedAt(address: AddressInfo | string | null, host: string): string {
  const name = host === '127.0.0.1' ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${portOf(address)}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}
