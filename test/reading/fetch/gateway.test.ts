import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher } from '../../../src/reading/fetch/fetcher.ts';
import { TERMS_PAGE } from '../../web/acme.ts';
import { startGateway } from '../../web/gateway.ts';
import type { GatewayAnswer } from '../../web/gateway.ts';
import { SYSTEM_CLOCK } from '../../web/web.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function gatewayOf(pages: Readonly<Record<string, GatewayAnswer>>): ReturnType<typeof startGateway> {
  const gateway = await startGateway(({ href }) => pages[href] ?? null);
  closing.push(gateway.close);
  return gateway;
}

const OPTIONS = {
  clock: SYSTEM_CLOCK,
  hostDelayMs: 0,
  resolve: () => Promise.reject(new Error('no name may be looked up')),
} as const;

describe('with a gateway', () => {
  it('everything is fetched through it, robots.txt and redirects too', async () => {
    const gateway = await gatewayOf({
      'https://acme.example/pricing?a=1&b=2': { status: 301, headers: { location: 'https://www.acme.example/plans' } },
      'https://www.acme.example/robots.txt': { status: 200, body: 'User-agent: *\nDisallow: /admin' },
      'https://www.acme.example/plans': {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: TERMS_PAGE,
      },
    });
    const fetch = createFetcher({ ...OPTIONS, gateway: gateway.url });
    const result = await fetch({ url: 'https://acme.example/pricing?a=1&b=2' });
    expect(result).toMatchObject({
      kind: 'page',
      finalUrl: 'https://www.acme.example/plans',
      redirects: ['https://acme.example/pricing?a=1&b=2'],
      contentType: 'text/html',
    });
    expect(gateway.requested).toEqual([
      'https://acme.example/robots.txt',
      'https://acme.example/pricing?a=1&b=2',
      'https://www.acme.example/robots.txt',
      'https://www.acme.example/plans',
    ]);
    expect(await fetch({ url: 'https://www.acme.example/admin' })).toMatchObject({
      failure: { category: 'bot_block' },
    });
  });

  it("a status is the vendor's", async () => {
    const gateway = await gatewayOf({
      'https://acme.example/410': { status: 410 },
      'https://acme.example/502': { status: 502 },
    });
    const fetch = createFetcher({ ...OPTIONS, gateway: `${gateway.url}?key=1` });
    expect(await fetch({ url: 'https://acme.example/410' })).toMatchObject({ failure: { link: 'gone' } });
    expect(await fetch({ url: 'https://acme.example/404' })).toMatchObject({ failure: { link: 'not_found' } });
    expect(await fetch({ url: 'https://acme.example/502' })).toMatchObject({ failure: { category: 'http_error' } });
  });

  it('private addresses and other ports are refused all the same', async () => {
    const gateway = await gatewayOf({
      'https://acme.example/': { status: 302, headers: { location: 'http://127.0.0.1/' } },
    });
    const fetch = createFetcher({ ...OPTIONS, gateway: gateway.url });
    for (const url of ['http://10.0.0.1/', gateway.url, 'http://localhost/', 'https://acme.example/']) {
      expect(await fetch({ url })).toMatchObject({ kind: 'failure', failure: { category: 'source_unusable' } });
    }
    expect(gateway.requested).toEqual(['https://acme.example/robots.txt', 'https://acme.example/']);
  });

  it('a malformed answer is a failure of its page', async () => {
    const headers = { 'x-filler': 'x'.repeat(100_000) };
    const gateway = await gatewayOf({ 'https://acme.example/': { status: 200, headers } });
    const failure = { category: 'network_error', error: 'the connection failed (HPE_HEADER_OVERFLOW)' };
    const fetch = createFetcher({ ...OPTIONS, gateway: gateway.url });
    expect(await fetch({ url: 'https://acme.example/' })).toMatchObject({ kind: 'failure', failure });
  });

  it('that is down, no page has failed', async () => {
    const gateway = await gatewayOf({});
    await gateway.close();
    closing.length = 0;
    const fetch = createFetcher({ ...OPTIONS, gateway: gateway.url });
    expect(await fetch({ url: 'https://acme.example/' })).toMatchObject({
      kind: 'deferred',
      detail: expect.stringContaining('the gateway is down') as string,
    });
  });
});
