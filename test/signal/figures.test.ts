import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageviewsBody } from '../../src/routes/pageviews.ts';
import { queryLogBody } from '../../src/routes/query-log.ts';
import { statsBody } from '../../src/routes/stats.ts';
import { trafficBody } from '../../src/routes/traffic.ts';
import { TODAY } from '../builders.ts';
import { writtenSize } from './written-size.ts';
import { limitPages, runningHost, send, signalOf, smallDist, type Running } from './host.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

let running: Running;
beforeEach(async () => {
  running = await runningHost();
});
afterEach(() => running.close());

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  return send(running.port, { method: 'GET', path, headers });
}

async function page(path: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  await (await fetch(`${running.baseUrl}${path}`, { headers })).arrayBuffer();
}

describe('the figures', () => {
  it('tell apart kinds of client', async () => {
    await get('/api/offers', { 'User-Agent': CHROME });
    await get('/api/offers?q=acme', { 'User-Agent': 'GPTBot/1.2' });
    await get('/api/categories', { 'User-Agent': 'claude-code/2.0 mcp' });
    await get('/nowhere', { 'User-Agent': 'Googlebot/2.1' });
    const traffic = trafficBody.parse((await get('/api/traffic')).body);
    expect(traffic.today).toMatchObject({
      from: TODAY,
      to: TODAY,
      hits_total: 4,
      by_class: { ai_agent: 2, crawler: 1, browser: 1, other: 0 },
      ai_agent_by_family: { OpenAI: 1, Anthropic: 1 },
    });
    expect(traffic.last_30d.hits_total).toBe(4);
    expect(traffic.last_30d.from).toBe('2026-10-22');
    expect(traffic.web_vs_mcp).toEqual({ web: 3, mcp: 1 });
  });

  it('hold as many single requests of a burst as `storage` says', async () => {
    const requests = Array.from({ length: 210 }, () => get('/api/categories'));
    await Promise.all(requests);
    const log = queryLogBody.parse((await get('/api/query-log?limit=5')).body);
    const [, written] = /the newest (\d+) requests since the last write/.exec(log.storage) ?? [];
    // More than that where a write falls into the burst.
    expect(log.available).toBeGreaterThanOrEqual(Number(written));
  });

  it('log prepared and computed answers alike, with lengths in the place of values', async () => {
    await get('/api/offers?limit=5');
    await get('/api/offers?q=acme&secret=hunter2');
    await get('/api/offers?limit=x');
    await get('/api/details/my%20secret');
    await get('/secret/path');
    const answer = await get('/api/query-log?limit=5');
    const log = queryLogBody.parse(answer.body);
    expect(log).toMatchObject({ count: 5, available: 5, newest_entry_at: log.entries[0]?.ts });
    expect(
      log.entries.map(({ endpoint, status, param_lengths: lengths, result_count: results }) => [
        endpoint,
        status,
        lengths,
        results,
      ]),
    ).toEqual([
      ['unknown', 404, {}, null],
      ['/api/details/{vendor}', 404, { vendor: 9 }, null],
      ['/api/offers', 400, { limit: 1 }, null],
      ['/api/offers', 200, { q: 4 }, 1],
      ['/api/offers', 200, { limit: 1 }, 2],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|hunter2|acme|127\.0/);
  });

  it('count views of pages, with the host of the link alone', async () => {
    await page('/', { referer: 'https://news.example/item?id=secret' });
    await page('/vendor/acme', { referer: 'https://news.example/other' });
    await page('/vendor/acme', { referer: 'http://192.0.2.7/intranet' });
    await page('/vendor/acme', { referer: `${running.baseUrl}/` });
    await page('/vendor/nobody');
    await page('/api/offers');
    expect(pageviewsBody.parse((await get('/api/pageviews')).body)).toEqual({
      period: '7d',
      total: 4,
      top_pages: [
        { path: '/vendor/acme', views: 3 },
        { path: '/', views: 1 },
      ],
      referrers: { 'news.example': 2 },
    });
    const one = await get('/api/pageviews?path=/vendor/acme&period=all');
    expect(one.body).toMatchObject({ period: 'all', total: 3, referrers: { 'news.example': 1 } });
  });

  it('count every request, and signals by event', async () => {
    for (const event of ['recommended', 'recommended', 'converted'])
      await send(running.port, { body: signalOf({ event }) });
    const stats = statsBody.parse((await get('/api/stats')).body);
    expect(stats).toMatchObject({
      index_date: TODAY,
      total_offers: 2,
      total_changes: 0,
      requests_today: 3,
      requests_total: 3,
      signals: { recommended: 2, converted: 1 },
    });
    expect(stats.build).toEqual({ date: TODAY, ...writtenSize(smallDist()) });
  });
});

it('the health of the service is bad when the store takes no writes, and says so', async () => {
  await limitPages(running.database, 1);
  const { status, body, headers } = await get('/api/health');
  expect(status).toBe(503);
  expect(body).toEqual({ error: 'The store takes no writes (SQLITE_FULL).' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
});
