import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { parsedUrl } from '../../src/rules/text/parsed-url.ts';

/** What a gateway answers in the place of a vendor. */
export interface GatewayAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** The answer for an address; null for a 404, which is also that of a robots.txt without rules. */
export type GatewayPages = (address: URL, headers: IncomingHttpHeaders) => GatewayAnswer | null;

export interface Gateway {
  /** To be passed as `--gateway`. */
  readonly url: string;
  /** Addresses requested so far, robots.txt included, in order. */
  readonly requested: readonly string[];
  readonly close: () => Promise<void>;
}

/** A gateway on loopback that serves `pages`, for runs over catalogues whose addresses have public hosts. */
export async function startGateway(pages: GatewayPages): Promise<Gateway> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://gateway').searchParams.get('url');
    const url = address === null ? null : parsedUrl(address);
    if (address === null || !url) {
      response.writeHead(400).end();
      return;
    }
    requested.push(address);
    const { status, headers = {}, body = '' } = pages(url, request.headers) ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  const { url } = await listenOnLoopback(server);
  return {
    url: `${url}/fetch`,
    requested,
    close: () => stopServer(server),
  };
}

/** Closes a server with its connections. */
export async function stopServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
