import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
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
export function startGateway(pages: GatewayPages): Promise<Gateway> {
  return listenAsGateway((address, request, response) => {
    const { status, headers = {}, body = '' } = pages(address, request.headers) ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
}

/** A gateway to the scripted web: every request goes to the listener at `webPort` under the name of its host. */
export function startWebGateway(webPort: number): Promise<Gateway> {
  return listenAsGateway((address, request, response) => {
    const { pathname, search, host } = address;
    const options = { port: webPort, path: `${pathname}${search}`, headers: { ...request.headers, host } };
    const forwarded = httpRequest({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    forwarded.on('upgrade', (_answer, socket) => {
      socket.destroy();
      response.destroy();
    });
    response.on('close', () => forwarded.destroy());
    forwarded.end();
  });
}

async function listenAsGateway(
  answer: (address: URL, request: IncomingMessage, response: ServerResponse) => void,
): Promise<Gateway> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://gateway').searchParams.get('url');
    const url = address === null ? null : parsedUrl(address);
    if (address === null || !url) {
      response.writeHead(400).end();
      return;
    }
    requested.push(address);
    answer(url, request, response);
  });
  const address = await listenOnLoopback(server);
  return {
    url: `${address.url}/fetch`,
    requested,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
