import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../scripts/lib/network.ts';
import { contentType } from '../../src/routes/content-type.ts';
import { sharedMiniature } from '../http/compiled.ts';
import { siteInBrowser, watchedPage } from './site-in-browser.ts';
import { stopServer } from '../web/gateway.ts';
import type { Site } from './site.ts';

const site = siteInBrowser();

/** A host of files and nothing else, as a CDN is. */
async function servedFiles(): Promise<Site> {
  const dist = sharedMiniature();
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1).replace(/\?.*$/, '');
    readFile(join(dist, path)).then(
      (body) => response.writeHead(200, { 'Content-Type': contentType(path) }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  const { url } = await listenOnLoopback(server);
  return {
    origin: url,
    close: () => stopServer(server),
  };
}

/** A page of the documentation without JavaScript. */
async function opened(origin: string, path: string, width = 1280) {
  const options = { viewport: { width, height: 900 }, javaScriptEnabled: false };
  const watched = await watchedPage({ browser: site.browser, origin }, options);
  await watched.page.goto(`${origin}${path}`);
  return watched;
}

describe('the documentation', () => {
  it('leads to a page for every operation, and asks no other host', async () => {
    const { page, troubles } = await opened(site.origin, '/api/docs');
    const document = (await (await page.request.get(`${site.origin}/api/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(document.paths).flatMap((item: object) => Object.keys(item));
    const links = page.locator('.operations a');
    expect(await links.count()).toBe(operations.length);
    await links.filter({ hasText: 'GET /api/offers' }).click();
    expect(await page.locator('h1').innerText()).toBe('Search the offers');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sends a form without JavaScript, and the API answers', async () => {
    const { page, troubles } = await opened(site.origin, '/docs/searchOffers');
    await page.getByText('Change it first').click();
    await page.locator('main input[name="q"]').fill('acme');
    await page.locator('main select[name="free"]').selectOption('true');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({
      offers: [{ vendor: 'Acme' }, { vendor: 'Acme' }],
    });
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('free'), searchParams.has('compact')]).toEqual(['true', false]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the place that an error names', async () => {
    const { page } = await opened(site.origin, '/');
    const refused = await page.request.get(`${site.origin}/api/newest?limit=abc`);
    const { docs } = (await refused.json()) as { docs: string };
    await page.goto(`${site.origin}${docs}`);
    const place = page.locator(':target');
    expect(await place.innerText()).toContain('limit');
    await place.waitFor({ state: 'visible' });
    await page.context().close();
  });

  it('fits a phone on every page', async () => {
    const { page } = await opened(site.origin, '/api/docs', 390);
    const links = await page.locator('.operations a').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const path of ['/api/docs', ...paths]) {
      await page.goto(`${site.origin}${path ?? ''}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path ?? '').toBeLessThanOrEqual(390);
    }
    await page.context().close();
  });

  it('works from the files alone', async () => {
    const files = await servedFiles();
    const { page, troubles } = await opened(files.origin, '/api/docs');
    await page.locator('.operations a', { hasText: 'GET /api/categories' }).click();
    await page.getByRole('link', { name: 'Send it' }).click();
    expect(JSON.parse(await page.locator('body').innerText())).toHaveProperty('example_members_basis');
    expect(troubles).toEqual([]);
    await page.context().close();
    await files.close();
  });
});
