import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listenOnLoopback, loopbackAddress } from '../../scripts/lib/network.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { computingApp } from '../computing.ts';
import { stopServer } from '../web/gateway.ts';

/** One request as it arrived, whole. */
export interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: string;
  readonly body: string;
}

/** Answers from a catalogue as the service does, and keeps every request. */
export class RecordingServer {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;

  private constructor(catalogue: Catalogue) {
    const app = computingApp(catalogue);
    const listener = getRequestListener(async (request, { incoming }) => {
      const { method = '', url = '', rawHeaders } = incoming;
      const body = await request.clone().text();
      this.requests.push({ method, target: url, headers: rawHeaders.join('\n'), body });
      return app.fetch(request);
    });
    this.#server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  }

  static async begin(catalogue: Catalogue): Promise<RecordingServer> {
    const recording = new RecordingServer(catalogue);
    await listenOnLoopback(recording.#server);
    return recording;
  }

  get url(): string {
    return loopbackAddress(this.#server).url;
  }

  end(): Promise<void> {
    return stopServer(this.#server);
  }
}
