import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launched } from './browser.ts';
import { servedSite, type Site } from './site.ts';

/** One of each kind. */
const PAGES = [
  '/',
  '/vendor/acme',
  '/vendor/dunlin',
  '/vendor/fjord-fund',
  '/category/databases',
  '/changes',
  '/deadlines',
  '/expiring',
  '/criteria',
  '/freshness',
  '/signal',
  '/startup-credits',
  '/hosting-pricing',
  '/referral-programs',
];

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 380 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 380 },
] as const;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([servedSite(), launched()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What a page did beside showing itself. */
interface Watched {
  readonly page: Page;
  /** Errors, refusals of the content security policy, and requests to other hosts or without an answer. */
  readonly troubles: string[];
}

async function watched(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (fault) => troubles.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.origin}/`)) troubles.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${String(response.status())} ${response.url()}`);
  });
  return { page, troubles };
}

/** What axe-core objects to, each with the elements concerned. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')})`,
  );
}

describe.each(LOOKS)('in $colorScheme at $width pixels', ({ colorScheme, width }) => {
  it.each(PAGES)('%s is accessible, fits the screen and asks no other host', async (path) => {
    const { page, troubles } = await watched({ colorScheme, viewport: { width, height: 900 } });
    await page.goto(`${site.origin}${path}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the search on the start page', () => {
  it('answers in place while its reader types, and stays accessible', async () => {
    const { page, troubles } = await watched();
    await page.goto(site.origin);
    await page.getByRole('searchbox', { name: 'Search the offers' }).fill('acme');
    await page.locator('#search-results a').first().waitFor();
    expect(await page.locator('#search-results a').first().getAttribute('href')).toBe('/vendor/acme');
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ offers? match(?:es)?\. The same as JSON$/);
    expect(new URL(page.url()).search).toBe('?q=acme');
    expect(await violations(page)).toEqual([]);
    await page.locator('#search-results a').first().click();
    await page.waitForURL('**/vendor/acme');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('answers an address that holds the words', async () => {
    const { page } = await watched();
    await page.goto(`${site.origin}/?q=nothing-is-called-that`);
    await page.getByText('Nothing matches “nothing-is-called-that”.').waitFor();
    expect(await page.locator('#search-results li').count()).toBe(0);
    await page.context().close();
  });

  it('asks the API itself where scripts do not run', async () => {
    const { page } = await watched({ javaScriptEnabled: false });
    await page.goto(site.origin);
    await page.getByRole('searchbox').fill('acme');
    const [response] = await Promise.all([
      page.waitForResponse('**/api/offers?q=acme'),
      page.getByRole('button', { name: 'Search' }).click(),
    ]);
    expect(((await response.json()) as { total: number }).total).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('reaches the content with the first link', async () => {
    const { page } = await watched();
    await page.goto(`${site.origin}/changes`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.context().close();
  });
});
