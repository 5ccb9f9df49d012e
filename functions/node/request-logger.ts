import type { IsoDate } from '../../src/model/iso-date.ts';
import type { PlainAnswer } from '../message.ts';
import { referringHost } from '../request-summary.ts';
import type { HostStore } from './host-store.ts';
import type { NodeRequest } from './node-request.ts';

/** Adds each answered request to the request log. */
export class RequestLogger {
  readonly #store: HostStore;

  constructor(store: HostStore) {
    this.#store = store;
  }

  note(request: NodeRequest, { status, summary }: PlainAnswer, day: IsoDate): void {
    if (!summary) return;
    const isView = summary.isPage && request.method === 'GET' && (status === 200 || status === 304);
    const view = isView ? { referrer: referringHost(request.link.referer, request.link.host) } : null;
    const client = this.#store.client(request.userAgent);
    this.#store.requests.log.note({ summary, client, status, day, at: Date.now(), view });
  }
}
