import { expect, it } from 'vitest';
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
  '/changes?way=worse&year=2026',
  '/compare/acme-vs-borealis',
  '/about',
  '/data',
];

/** In each colour scheme only colours differ: the other rules of accessibility are tried once for each width. */
const LOOKS = [
  { colorScheme: 'light', width: 1280, rules: 'all' },
  { colorScheme: 'dark', width: 1280, rules: 'colours' },
  { colorScheme: 'dark', width: 380, rules: 'colours' },
  { colorScheme: 'light', width: 380, rules: 'all' },
] as const;

const site = siteInBrowser();

it.each(PAGES)('%s is accessible, fits each screen and asks no other host', async (path) => {
  const { page, troubles } = await watchedPage(site);
  await page.goto(`${site.origin}${path}`);
  for (const { colorScheme, width, rules } of LOOKS) {
    const look = `${colorScheme} at ${String(width)} pixels`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, rules), look).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width);
    expect(await page.evaluate(lettering), look).toBeLessThanOrEqual(6);
    expect(await page.evaluate(smallTargets), look).toEqual([]);
    expect(await page.evaluate(cutSelections), look).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

it("a vendor's page answers on the first screen of a phone", async () => {
  const { page } = await watchedPage(site, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin}/vendor/acme`);
  for (const part of ['.tier', '.mark', '.limits', '.conditions', '#last', '.instead', '.follow', 'a.out']) {
    const { y = Infinity, height = 0 } = (await page.locator(`.first ${part}`).first().boundingBox()) ?? {};
    expect(y + height, part).toBeLessThanOrEqual(844);
  }
  await page.context().close();
});

it('the keyboard reaches the content with the first link', async () => {
  const { page } = await watchedPage(site);
  await page.goto(`${site.origin}/changes`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.context().close();
});
