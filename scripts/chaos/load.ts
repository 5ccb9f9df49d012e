import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { picked } from '../lib/random.ts';
import type { Clock } from './clock.ts';
import type { ChaosHost } from './host.ts';
import type { Oracle } from './oracle.ts';
import type { Tally } from './tally.ts';

/** Prepared and computed answers, each of which depends on the day. */
const TARGETS = [
  '/api/offers',
  '/api/offers?q=a&limit=3',
  '/api/details/acme',
  '/api/vendor-risk/acme?alternatives=true',
  '/api/vendor-risk/acme',
  '/api/changes',
  '/api/changes?since=2026-01-01&limit=5',
  '/api/categories',
  '/api/deadlines',
  '/api/audit-stack?services=acme,borealis',
];
const REQUEST_TIMEOUT_MS = 30_000;

export interface LoadOptions {
  readonly host: ChaosHost;
  readonly port: number;
  readonly clock: Clock;
  readonly oracle: Oracle;
  readonly tally: Tally;
  /** From 0 to 1. */
  readonly random: () => number;
}

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: string;
}

/** Callers of every kind, until stopped. Every answer is checked; a fault counts only while the host has to answer. */
export class Load {
  readonly #options: LoadOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** Marks of acknowledged signals. */
  readonly acknowledged: string[] = [];
  /** Whether the store may refuse writes at the moment. */
  isStoreShut = false;
  #isStopped = false;
  #signals = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Runs readers, senders of signals, a slow client and a half-closed one. */
  async run(readers: number, senders: number): Promise<void> {
    const loops = [
      ...Array.from({ length: readers }, () => () => this.#read()),
      ...Array.from({ length: senders }, () => () => this.#signal()),
      () => this.#slow(),
      () => this.#halfClosed(),
    ];
    await Promise.all(loops.map((turn) => this.#loop(turn)));
    this.#agent.destroy();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #loop(turn: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      const { host, tally } = this.#options;
      const { life } = host;
      if (!host.isUp) {
        await pause(20);
        continue;
      }
      try {
        await turn();
      } catch (fault) {
        const message = fault instanceof Error ? fault.message : String(fault);
        // A host that was ended meanwhile owes nothing.
        if (host.isServing(life)) tally.wrong(`a request failed while the host was up: ${message}`);
        else tally.count('requests cut off by the end of a host');
      }
      await pause(5);
    }
  }

  async #read(): Promise<void> {
    const { clock, oracle, tally, random } = this.#options;
    const target = picked(random, TARGETS);
    const before = clock.days();
    const coding = random() < 0.5 ? 'gzip' : 'identity';
    const { status, etag } = await this.#ask('GET', target, { 'Accept-Encoding': coding });
    tally.count(`reads answered ${status}`);
    const days = new Set([...before, ...clock.days()]);
    if (status !== 200) tally.wrong(`${target} answered ${status}`);
    else if (!oracle.isRight(target, etag, days)) tally.wrong(oracle.explained(target, etag, days));
  }

  async #signal(): Promise<void> {
    const { tally } = this.#options;
    const number = this.#signals++;
    const mark = `chaos ${number}`;
    const body = JSON.stringify({ event: 'recommended', vendor: 'acme', agent: mark });
    const wasShut = this.isStoreShut;
    // Each address may send 60 signals a minute.
    const from = `127.0.${Math.floor(number / 50) % 250}.${2 + (number % 50)}`;
    const { status } = await this.#ask('POST', '/api/signal', { 'Content-Type': 'application/json' }, { body, from });
    tally.count(`signals answered ${status}`);
    if (status === 202) this.acknowledged.push(mark);
    else if (status !== 503 || !(wasShut || this.isStoreShut)) tally.wrong(`a signal was answered ${status}`);
    await pause(20);
  }

  /** A client that sends its request in pieces and reads late. */
  async #slow(): Promise<void> {
    const socket = connect(this.#options.port, '127.0.0.1').on('error', () => undefined);
    for (const piece of ['GET /api/off', 'ers HTTP/1.1\r\nHo', 'st: chaos.example\r\n\r\n']) {
      socket.write(piece);
      await pause(150);
    }
    await pause(500);
    socket.destroy();
    this.#options.tally.count('slow clients');
  }

  /** A client that closes its half after the request, and has to get its answer. */
  async #halfClosed(): Promise<void> {
    const { port, tally } = this.#options;
    const text = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy(new Error('no answer to a half-closed client')));
      socket.setEncoding('latin1').on('data', (piece: string) => (received += piece));
      socket.on('error', reject).on('end', () => {
        socket.end();
        resolve(received);
      });
      socket.end('GET /api/offers?limit=1 HTTP/1.1\r\nHost: chaos.example\r\n\r\n');
    });
    tally.count('half-closed clients');
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(`a half-closed client got ${text.slice(0, 20) || 'nothing'}`);
    await pause(100);
  }

  #ask(
    method: string,
    target: string,
    headers: Readonly<Record<string, string>>,
    sent: { readonly body?: string; readonly from?: string } = {},
  ): Promise<Answer> {
    const { port } = this.#options;
    const own = sent.from === undefined ? { agent: this.#agent } : { agent: false as const, localAddress: sent.from };
    return new Promise((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', method, path: target, headers, ...own }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (piece: string) => (body += piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', body }),
        );
      });
      outgoing.setTimeout(REQUEST_TIMEOUT_MS, () => outgoing.destroy(new Error('no answer in 30 s')));
      outgoing.on('error', reject).end(sent.body);
    });
  }
}
