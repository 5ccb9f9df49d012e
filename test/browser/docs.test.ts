import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType } from '../../src/routes/content-type.ts';
import { compiledMiniature } from '../http/compiled.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';
import { launched } from './browser.ts';
import { servedSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([servedSite(), launched()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A host of files and nothing else, as a CDN is. */
async function servedFiles(): Promise<Site> {
  const folder = await temporaryFolder();
  const dist = await compiledMiniature(folder);
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1).replace(/\?.*$/, '');
    readFile(join(dist, path)).then(
      (body) => response.writeHead(200, { 'Content-Type': contentType(path) }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The documentation laid out, and whatever went wrong or was asked of another host meanwhile. */
async function opened(origin: string, width = 1280): Promise<{ readonly page: Page; readonly troubles: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (fault) => troubles.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) troubles.push(`asks ${request.url()}`);
  });
  await page.goto(`${origin}/api/docs`);
  await page.locator('.opblock').first().waitFor();
  return { page, troubles };
}

/** Opens an operation, sends it as it stands, and returns the body that is shown. */
async function executed(page: Page, id: string): Promise<unknown> {
  const operation: Locator = page.locator(`[id$="-${id}"]`);
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await answer.locator('.response-col_status', { hasText: /^20/ }).waitFor();
  return JSON.parse(await answer.locator('.highlight-code code').first().innerText()) as unknown;
}

describe('the documentation', () => {
  it('shows every operation, and asks no other host', async () => {
    const { page, troubles } = await opened(site.origin);
    const document = (await (await page.request.get(`${site.origin}/api/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(document.paths).flatMap((item: object) => Object.keys(item));
    expect(await page.locator('.opblock').count()).toBe(operations.length);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('asks the API when an operation is executed, and shows the JSON', async () => {
    const { page, troubles } = await opened(site.origin);
    expect(await executed(page, 'searchOffers')).toMatchObject({ _provenance: { source: 'Developer Deals Index' } });
    expect(await executed(page, 'getVendorRisk')).toHaveProperty('tie_break');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('fits a phone', async () => {
    const { page } = await opened(site.origin, 380);
    await executed(page, 'searchOffers');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(380);
    await page.context().close();
  });

  it('is served under a policy that lets it load nothing from elsewhere', async () => {
    const response = await fetch(`${site.origin}/api/docs`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(await response.text()).not.toMatch(/<script(?! src=)|https?:\/\//);
  });

  it('works from the files alone', async () => {
    const files = await servedFiles();
    const { page, troubles } = await opened(files.origin);
    expect(await executed(page, 'listCategories')).toHaveProperty('example_members_basis');
    expect(troubles).toEqual([]);
    await page.context().close();
    await files.close();
  });
});
