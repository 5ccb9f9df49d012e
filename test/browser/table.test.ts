import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

const TABLE = '/compare/databases';
const names = (page: Page) => page.locator('#compared tbody th > a').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

/** The table's page, with a mark on its window that a navigation would remove. */
async function opened({ javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await site.browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${site.origin}${TABLE}`);
  if (javaScriptEnabled) await page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
  return page;
}

const stayed = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

describe('a comparison table', () => {
  it('is sorted in place by a head, and in the other direction by the same head', async () => {
    const page = await opened();
    const first = await names(page);
    await page.locator('#by-name').click();
    await page.locator('#compared th[aria-sort="ascending"] > #by-name').waitFor();
    const sorted = await names(page);
    expect(sorted).toEqual(sorted.toSorted());
    expect(sorted.toSorted()).toEqual(first.toSorted());
    expect(query(page)).toBe('?sort=name');

    await page.locator('#by-name').click();
    await page.locator('#compared th[aria-sort="descending"] > #by-name').waitFor();
    expect(await names(page)).toEqual(sorted.toReversed());

    await page.goBack();
    await page.locator('#compared th[aria-sort="ascending"] > #by-name').waitFor();
    expect(await names(page)).toEqual(sorted);
    expect(await stayed(page)).toBe(true);
    await page.context().close();
  });

  it('is sorted by its form without JavaScript', async () => {
    const page = await opened({ javaScriptEnabled: false });
    await page.locator('#compared select[name="sort"]').selectOption('name');
    await page.locator('#compared form button').click();
    const sorted = await names(page);
    expect(sorted).toEqual(sorted.toSorted());
    expect(query(page)).toContain('sort=name');
    await page.context().close();
  });
});
