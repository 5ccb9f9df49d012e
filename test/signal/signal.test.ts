import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signalBody, signalRefused } from '../../src/routes/signal.ts';
import { runningHost, send, signalOf, type Running, type Sent } from './host.ts';
import { itLong } from '../runs.ts';

let running: Running;
beforeAll(async () => {
  running = await runningHost();
});
afterAll(() => running.close());

let lastAddress = 1;
/** Each request has its own client address, so that limits do not interfere. */
function post(sent: Sent) {
  lastAddress += 1;
  return send(running.port, { from: `127.0.1.${lastAddress}`, ...sent });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** How a body is read is in `test/functions/body.test.ts`, what it must hold in `test/routes/signal.test.ts`. */
const TAKEN: readonly (readonly [why: string, sent: Sent, expected: Readonly<Record<string, unknown>>])[] = [
  ['JSON', { body: signalOf() }, { event: 'recommended', vendor: 'acme', vendor_resolved: true, note_redacted: false }],
  [
    'a form',
    { body: 'event=converted&vendor=acme&note=a%20b', headers: FORM_TYPE },
    { event: 'converted', vendor: 'acme' },
  ],
  ['JSON that says it is a form, as curl -d sends it', { body: signalOf(), headers: FORM_TYPE }, { vendor: 'acme' }],
  [
    '4,096 bytes',
    { body: signalOf({ note: 'x'.repeat(4096 - signalOf({ note: '' }).length) }) },
    { note_redacted: true },
  ],
];

const REFUSED: readonly (readonly [why: string, status: number, sent: Sent])[] = [
  ['no body', 400, {}],
  ['an unknown event', 400, { body: signalOf({ event: 'clicked' }) }],
  ['XML', 415, { body: '<signal/>', headers: { 'Content-Type': 'application/xml' } }],
  ['4,097 bytes', 413, { body: signalOf({ note: 'x'.repeat(4097 - signalOf({ note: '' }).length) }) }],
  ['10 MB', 413, { body: Buffer.alloc(10e6, 0x20) }],
  [
    '10 MB of unknown length',
    413,
    { body: Buffer.alloc(10e6, 0x20), headers: { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' } },
  ],
];

describe('POST /api/signal', () => {
  it.each(TAKEN)('takes %s', async (_why, sent, expected) => {
    const { status, headers, body } = await post(sent);
    expect(status).toBe(202);
    expect(signalBody.parse(body)).toMatchObject(expected);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });

  it.each(REFUSED)('refuses %s with %i', async (_why, status, sent) => {
    const before = await stored();
    const answer = await post(sent);
    expect(answer.status).toBe(status);
    const body = signalRefused.parse(answer.body);
    expect(body.valid_events).toEqual(status === 400 ? ['recommended', 'converted'] : undefined);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await stored()).toEqual(before);
  });

  itLong('answers a body that is slow without waiting for its end, and others meanwhile', async () => {
    const socket = connect({ port: running.port, host: '127.0.0.1', localAddress: '127.0.2.1' });
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/signal HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const drip = setInterval(() => socket.write(' '), 200);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    expect((await post({ body: signalOf() })).status).toBe(202);
    // The body would take 200 s.
    await expect.poll(() => heard, { timeout: 60_000 }).toContain('"ok":false');
    clearInterval(drip);
    socket.destroy();
    await closed;
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers others after a caller has hung up within its body', async () => {
    const socket = connect({ port: running.port, host: '127.0.0.1', localAddress: '127.0.2.2' });
    socket.write(
      'POST /api/signal HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"ev',
    );
    const [request] = (await once(running.host.server, 'request')) as [IncomingMessage];
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect((await post({ body: signalOf() })).status).toBe(202);
    expect(running.faults).toEqual([]);
  });

  it('lets 60 through in a minute and says how long to wait, without reading the body', async () => {
    // The host lives in this process: its clock stands at the tenth second of a minute.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.UTC(2026, 10, 20, 12, 0, 10));
    onTestFinished(() => void vi.useRealTimers());
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(running.port, { body: signalOf(), from: '127.0.3.1' })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('50');
      expect(signalRefused.parse(body).retry_after_seconds).toBe(50);
    }
    const huge = await send(running.port, { body: Buffer.alloc(10e6, 0x20), from: '127.0.3.1' });
    expect(huge.status).toBe(429);
  });

  it('does not believe X-Forwarded-For of a caller', async () => {
    const headers = (nth: number) => ({ ...JSON_TYPE, 'X-Forwarded-For': `198.51.100.${nth}` });
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, nth) =>
        send(running.port, { body: signalOf(), headers: headers(nth), from: '127.0.3.2' }),
      ),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

async function stored(): Promise<unknown> {
  return (await send(running.port, { method: 'GET', path: '/api/stats' })).body['signals'];
}
