import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launched } from './browser.ts';
import { servedSite, type Site } from './site.ts';

/** The site and the browser of one test file. They exist while its tests run. */
interface SiteInBrowser {
  readonly origin: string;
  readonly browser: Browser;
}

/** Starts the miniature's site and a browser before the tests of the calling file, and ends both after them. */
export function siteInBrowser(): SiteInBrowser {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([servedSite(), launched()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get origin() {
      if (!site) throw new Error('the site is served while tests run');
      return site.origin;
    },
    get browser() {
      if (!browser) throw new Error('the browser is open while tests run');
      return browser;
    },
  };
}

/** A page in a context of its own, and what it did beside showing itself. */
interface Watched {
  readonly page: Page;
  /** Errors, refusals of the content security policy, requests to other hosts, and answers of 400 and above. */
  readonly troubles: string[];
}

/** An empty page of a browser, watched from its first request. The caller must close its context. */
export async function watchedPage(
  { browser, origin }: SiteInBrowser,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (fault) => troubles.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) troubles.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${String(response.status())} ${response.url()}`);
  });
  return { page, troubles };
}

/** How many sizes of letters a page shows. Runs in the page. */
export function lettering(): number {
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
  );
  return new Set(shown.map((element) => getComputedStyle(element).fontSize)).size;
}

/** What can be pressed and is smaller than the 24 pixels of WCAG 2.5.8. Runs in the page. */
export function smallTargets(): readonly string[] {
  return [...document.querySelectorAll('a, button, summary, select, input:not([type=hidden], .fold-box)')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && !element.matches('.skip'))
    .filter((element) => {
      const { height, width } = element.getBoundingClientRect();
      return height < 23.9 || width < 23.9;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Selections whose chosen option is cut off. Runs in the page. */
export function cutSelections(): readonly string[] {
  const ROOM_OF_THE_ARROW = 28;
  const canvas = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')]
    .filter((select) => {
      if (!canvas || !select.checkVisibility()) return false;
      canvas.font = getComputedStyle(select).font;
      const text = select.selectedOptions[0]?.text ?? '';
      return canvas.measureText(text).width > select.clientWidth - ROOM_OF_THE_ARROW;
    })
    .map((select) => `${select.name}: ${select.selectedOptions[0]?.text ?? ''}`);
}

/** What axe-core objects to on a page by all its rules, or by those on colours alone, each with the elements concerned. */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only === 'all' ? {} : { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
      }),
    rules,
  );
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')})`,
  );
}
