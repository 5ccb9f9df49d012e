import { once } from 'node:events';
import { createServer, isIPv6, type AddressInfo } from 'node:net';
import { UsageError } from './exit-code.ts';

/**
 * The port, if free on an address; 0 selects a free one. Throws `UsageError` where it is taken, and the system error where it
 * is not permitted.
 */
export async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw fault;
    throw new UsageError(`port ${port} of ${host} is in use (EADDRINUSE): end its server, or name another with --port`);
  }
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
