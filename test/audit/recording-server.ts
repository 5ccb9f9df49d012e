import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listenOnLoopback, loopbackAddress } from '../../scripts/lib/network.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { encode } from '../../src/routes/route.ts';
import { parseValues } from '../../src/routes/parse-values.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { pathMatcher } from '../path-matcher.ts';

/** One request as it arrived, whole. */
export interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: string;
  readonly body: string;
}

const routeOf = pathMatcher(ROUTES);

/** Answers from a catalogue by the routes of the service, and keeps every request. */
export class RecordingServer {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;

  private constructor(catalogue: Catalogue) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '' } = request;
        const headers = request.rawHeaders.join('\n');
        this.requests.push({ method, target: url, headers, body: Buffer.concat(chunks).toString() });
        const { pathname, searchParams } = new URL(url, 'http://index.example');
        const matched = routeOf(pathname);
        if (!matched) return void response.writeHead(404).end('{"error":"no such path"}');
        const parsed = parseValues(matched.route, searchParams, matched.path);
        const reply = 'refused' in parsed ? parsed.refused : matched.route.answer(catalogue, parsed.values);
        response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(encode(reply));
      });
    });
  }

  static async begin(catalogue: Catalogue): Promise<RecordingServer> {
    const recording = new RecordingServer(catalogue);
    await listenOnLoopback(recording.#server);
    return recording;
  }

  get url(): string {
    return loopbackAddress(this.#server).url;
  }

  async end(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
