import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteInBrowser, violations, watchedPage } from './site-in-browser.ts';

const site = siteInBrowser();

/** What a browser reports of a page that does not exist. */
const MISSING = /^404 |status of 404/;

/** Uses a page and closes it. Fails on whatever went wrong meanwhile, but for a page that does not exist. */
async function on(
  path: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, troubles } = await watchedPage(site, options);
  await page.goto(`${site.origin}${path}`);
  await use(page);
  expect(troubles.filter((trouble) => !MISSING.test(trouble))).toEqual([]);
  await page.context().close();
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the offers' });
const names = (page: Page) => page.locator('#search-results .offer-name > a:first-child').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

describe('the search field', () => {
  it.each(['/', '/vendor/acme', '/category/databases', '/criteria', '/search', '/no-such-page'])(
    'of %s takes the focus at the slash key, and its form leads to the results',
    (path) =>
      on(path, async (page) => {
        await page.locator('h1').waitFor();
        await page.keyboard.press('/');
        expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await page.locator('header form').getAttribute('action')).toBe('/search');
        await page.keyboard.press('/');
        expect(await field(page).inputValue()).toMatch(/\/$/);
      }),
  );

  it('leads to a real page where scripts do not run', () =>
    on(
      '/',
      async (page) => {
        await field(page).fill('acme');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.waitForURL('**/search?q=acme');
        expect((await names(page))[0]).toBe('Acme');
        expect(await field(page).inputValue()).toBe('acme');
      },
      { javaScriptEnabled: false },
    ));
});

describe('the start page', () => {
  it('shows results while its reader types, in place of its own content, and stays accessible', () =>
    on('/', async (page) => {
      await field(page).pressSequentially('acme');
      await page.locator('#search-results a', { hasText: 'Acme' }).first().waitFor();
      expect(await page.getByRole('status').textContent()).toMatch(/^\d+ offers? match(?:es)?\.$/);
      expect(await page.locator('.hero .lead').isVisible()).toBe(false);
      expect(query(page)).toBe('?q=acme');
      expect(await violations(page)).toEqual([]);
      await field(page).fill('');
      await page.locator('.hero .lead').waitFor();
      expect(query(page)).toBe('');
    }));

  it('answers an address that holds the words', () =>
    on('/?q=nothing-is-called-that', async (page) => {
      await page.getByText('No offer matches “nothing-is-called-that”.').waitFor();
    }));
});

describe('the search page', () => {
  it('keeps words and filters in its address, and goes back to them', () =>
    on('/search', async (page) => {
      const results = page.waitForResponse((response) => response.url().includes('q=acme&part=results'));
      await field(page).pressSequentially('acme');
      await page.waitForURL('**/search?q=acme');
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ offers? match/ })
        .waitFor();
      // All results have arrived, not the first ones alone.
      await results;
      const filter = page.locator('#search-filters').getByRole('link', { name: /^stable/ });
      await filter.click();
      await page.waitForURL('**/search?q=acme&level=stable');
      await page
        .locator('.chips')
        .getByRole('link', { name: /^stable/ })
        .waitFor();
      expect(await page.locator('#search-filters a[aria-current]').textContent()).toMatch(/^stable/);
      await page.goBack();
      await page.locator('.chips').waitFor({ state: 'detached' });
      expect(query(page)).toBe('?q=acme');
      expect(await page.title()).toMatch(/^“acme” · Search · /);
      expect(await page.getByRole('link', { name: /As JSON/ }).count()).toBe(0);
    }));

  it('leads through the results by the arrow keys and back by Escape', () =>
    on('/search', async (page) => {
      const [first, second] = await names(page);
      await field(page).focus();
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe(first);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe(second);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('keeps the focus on a filter that was chosen', () =>
    on('/search', async (page) => {
      await page
        .locator('#search-filters')
        .getByRole('link', { name: /^stable/ })
        .focus();
      await page.keyboard.press('Enter');
      await page.locator('.chips').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^stable/);
    }));

  it('filters without a script, each filter with the number of results that it leaves', () =>
    on(
      '/search',
      async (page) => {
        const filter = page.locator('#search-filters').getByRole('link', { name: /^free for good/ });
        const count = Number(await filter.locator('.tally').textContent());
        await filter.click();
        await page.waitForURL('**/search?free=true');
        expect(await page.getByRole('status').textContent()).toContain(`${String(count)} offers match.`);
        await page.getByLabel('Amount').fill('1GB');
        await page.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL('**/search?free=true&measure=storage&least=1GB');
        await page.locator('.chips a', { hasText: 'storage from 1GB' }).waitFor();
      },
      { javaScriptEnabled: false },
    ));

  it('folds its filters on a phone, and opens them by the keyboard', () =>
    on(
      '/search',
      async (page) => {
        expect(await page.locator('#search-filters').isVisible()).toBe(false);
        await page.getByRole('checkbox', { name: 'Filters' }).focus();
        await page.keyboard.press('Space');
        expect(await page.locator('#search-filters').isVisible()).toBe(true);
        expect(await violations(page)).toEqual([]);
      },
      { viewport: { width: 390, height: 844 } },
    ));
});

it('a category leads to its offers filtered and sorted, with or without a script', () =>
  on('/category/databases', async (page) => {
    await page.getByText(/^Filter \d+ offers$/).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /^free for good, open to all/ }).click();
    await page.waitForURL('**/search?category=databases&free=true');
    await page.locator('.views').getByRole('link', { name: 'Name' }).click();
    await page.locator('.views a[aria-current]', { hasText: 'Name' }).waitFor();
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(shown.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
  }));

describe('an address with nothing at it', () => {
  it('is a page with the nearest name, accessible, in a browser', () =>
    on('/vendor/acmee', async (page) => {
      expect(await page.locator('h1').textContent()).toBe('There is nothing at this address');
      expect(await field(page).inputValue()).toBe('acmee');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Acme', exact: true }).click();
      await page.waitForURL('**/vendor/acme');
    }));

  it('in another case leads to the page', () => on('/Vendor/ACME', (page) => page.waitForURL('**/vendor/acme')));
});

it('the changes are filtered by a form whose address keeps the state', () =>
  on(
    '/changes',
    async (page) => {
      const all = await page.locator('.timeline > li').count();
      await page.getByText(/^By type, category/).click();
      const type = page.getByLabel('Type');
      await type.selectOption({ index: 1 });
      const chosen = await type.inputValue();
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(`**/changes?type=${chosen}&**`);
      const left = await page.locator('.timeline > li').count();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(all);
      expect(await type.inputValue()).toBe(chosen);
    },
    { javaScriptEnabled: false },
  ));
