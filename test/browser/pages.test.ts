import { describe, expect, it } from 'vitest';
import { cutSelections, lettering, siteInBrowser, smallTargets, violations, watchedPage } from './site-in-browser.ts';

/** One of each kind. */
const PAGES = [
  '/',
  '/vendor/acme',
  '/vendor/dunlin',
  '/vendor/fjord-fund',
  '/category/databases',
  '/changes',
  '/deadlines',
  '/digest',
  '/stack-check?names=acme,dunlin,nothing-of-this',
  '/plan?database=1GB&email=any',
  '/follow?vendors=acme',
  '/mcp/setup',
  '/embed',
  '/criteria',
  '/api/docs',
  '/docs/searchOffers',
  '/docs/sendSignal',
  '/freshness',
  '/signal',
  '/startup-credits',
  '/hosting-pricing',
  '/referral-programs',
  '/search',
  '/search?q=acme&level=stable',
  '/search?q=nothing-is-called-that',
  '/vendor',
  '/category',
  '/compare',
  '/changes?type=free_tier_removed',
  '/changes?vendor=nothing-is-called-that',
  '/compare/databases',
  '/compare/databases?sort=storage',
  '/compare/hosting-pricing',
  '/changes?way=worse&year=2026',
  '/compare/acme-vs-borealis',
  '/alternatives',
  '/alternatives/dunlin',
  '/about',
  '/data',
];

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 380 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 380 },
] as const;

const site = siteInBrowser();

describe.each(LOOKS)('in $colorScheme at $width pixels', ({ colorScheme, width }) => {
  it.each(PAGES)('%s is accessible, fits the screen and asks no other host', async (path) => {
    const { page, troubles } = await watchedPage(site, { colorScheme, viewport: { width, height: 900 } });
    await page.goto(`${site.origin}${path}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(lettering)).toBeLessThanOrEqual(6);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(await page.evaluate(cutSelections)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('reaches the content with the first link', async () => {
    const { page } = await watchedPage(site);
    await page.goto(`${site.origin}/changes`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.context().close();
  });
});
