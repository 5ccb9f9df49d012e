import { once } from 'node:events';
import { type AddressInfo, type Server, createServer, isIPv6 } from 'node:net';
import { UsageError } from './command.ts';

const HOST = '127.0.0.1';

/** Binds a server to a free port of 127.0.0.1. Rejects with the error of the server when the bind fails. */
export async function listenOnLoopback(server: Server) {
  server.listen(0, HOST);
  await once(server, 'listening');
  return loopbackAddress(server);
}

/** The address of a server that `listenOnLoopback` bound; `url` is the origin by HTTP, as in `http://127.0.0.1:8080`. */
export function loopbackAddress(server: Server) {
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://${HOST}:${port}` };
}

/**
 * The port, if free on an address; 0 selects a free one. Throws `UsageError` where it is taken or the machine does not have the
 * address, and the system error where it is not permitted.
 */
export async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (fault) {
    const { code = '', syscall } = fault as NodeJS.ErrnoException;
    if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
      throw new UsageError(`--host must be an address of this machine; got "${host}" (${code})`);
    if (code !== 'EADDRINUSE') throw fault;
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
