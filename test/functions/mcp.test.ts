import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../src/mcp/server.ts';
import { recentChanges } from '../../src/mcp/tools/changes.ts';
import { getVendor } from '../../src/mcp/tools/vendors.ts';
import { catalogue, change, vendor } from '../builders.ts';
import { computingApp } from '../computing.ts';
import { STATELESS, STATELESS_HEADERS } from '../http/suite-mcp.ts';

const linked = catalogue({ vendors: [vendor({ name: 'Acme' })] });
const app = computingApp(linked);

async function post(fields: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = typeof fields === 'string' ? fields : JSON.stringify(fields);
  return app.request('/mcp', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
}

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const pong = (id: number) => ({ jsonrpc: '2.0', id, result: {} });
const NOTE = { jsonrpc: '2.0', method: 'notifications/initialized' };
const failure = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } });

describe('a message to /mcp', () => {
  it('is answered with JSON that no cache keeps', async () => {
    const answer = await post(ping(1));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(pong(1));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('in a list is answered in a list, without the notifications', async () => {
    const answer = await post([ping(1), NOTE, ping(2)]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([pong(1), pong(2)]);
    // The package answers a list of one request as one request.
    expect(await (await post([ping(1)])).json()).toEqual(pong(1));
  });

  it('whose headers contradict the body is a 400', async () => {
    const answer = await post(STATELESS, { ...STATELESS_HEADERS, 'Mcp-Method': 'ping' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: -32_020 } });
  });

  it('opens no subscription', async () => {
    const method = 'subscriptions/listen';
    const listen = { ...STATELESS, method, params: { ...STATELESS.params, notifications: {} } };
    const answer = await post(listen, { ...STATELESS_HEADERS, 'Mcp-Method': method });
    expect(await answer.json()).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  it('with a cursor that was never given out is answered with the one page there is', async () => {
    const answer = await post({ ...ping(1), method: 'tools/list', params: { cursor: 'x' } });
    expect(await answer.json()).toMatchObject({ result: { tools: TOOLS.map(({ name }) => ({ name })) } });
  });

  it.each([
    [1, 200],
    [10, 200],
    [11, 400],
  ])('in a list of %i is answered with %i', async (length, status) => {
    const answer = await post(Array.from({ length }, (_, id) => ping(id)));
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(await answer.json()).toEqual(failure(-32_600, `A request holds 1 to 10 messages; got ${length}.`));
    }
  });

  it('that is no request is a 400, and an unknown method a 200 with an error', async () => {
    const wrong = await post({ id: 1 });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error: { code: -32_600 } });
    const unknown = await post({ ...ping(1), method: 'none' });
    expect(unknown.status).toBe(200);
    expect(await unknown.json()).toMatchObject({ error: { code: -32_601 } });
    for (const list of [[{ id: 1 }], []]) expect((await post(list)).status).toBe(400);
  });

  it('that is a request with an id of another type is a 400', async () => {
    for (const id of [null, {}, [1], true]) {
      const wrong = await post({ ...NOTE, method: 'tools/list', id });
      expect(wrong.status).toBe(400);
      expect(await wrong.json()).toMatchObject({ error: { code: -32_600 } });
    }
  });

  it('of an unknown revision is a 400 that lists the revisions, and one of a known revision is answered', async () => {
    const answer = await post(ping(1), { 'MCP-Protocol-Version': '2020-01-01' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('2025-11-25, 2025-06-18');
    expect((await post(ping(1), { 'MCP-Protocol-Version': '2025-06-18' })).status).toBe(200);
  });

  it.each([
    ['{', {}, 400, 'The body is not well-formed JSON.'],
    ['{}', { 'Content-Type': 'application/xml' }, 415, 'The body is application/json, or a form.'],
    ['{}', { 'Content-Length': '65537' }, 413, 'The body is at most 65536 bytes.'],
  ])('that cannot be read (%s, %j) is a %i with a parse error', async (text, headers, status, error) => {
    const answer = await post(text, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(failure(-32_700, error));
  });

  it('of 65,536 bytes is read', async () => {
    const text = JSON.stringify(ping(1));
    expect((await post(text.padEnd(65_536))).status).toBe(200);
  });
});

it('leads to the records of a vendor that only housekeeping names', () => {
  const changes = [change({ vendor: 'Gone', reports: 'our_index' })];
  const index = catalogue({ vendors: [vendor({ name: 'Gone', offers: [], changes })] });
  const call = { vendors: 'Gone', include_index_housekeeping: true };
  expect(JSON.stringify(getVendor.call(index, { vendor: 'gone' }))).toContain(
    JSON.stringify(`recent_changes ${JSON.stringify(call)}`).slice(1, -1),
  );
  expect(recentChanges.call(index, call)).toMatchObject({ body: { total: 1 } });
});
