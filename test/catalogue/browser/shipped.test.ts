import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Build } from '../../../functions/node/build.ts';
import { NodeHost, stop } from '../../../functions/node/server.ts';
import { listenOnLoopback } from '../../../scripts/lib/network.ts';
import { compile } from '../../../src/compile/compile.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { recordedLevel } from '../../../src/pages/parts/level.ts';
import { launched } from '../../browser/browser.ts';
import { cutSelections, lettering, smallTargets } from '../../browser/site-in-browser.ts';
import { folderOfTests } from '../../http/compiled.ts';
import { shippedDay } from '../../shipped.ts';

const MAX_PAGE_BYTES = 40_000;
const MAX_PHONE_HEIGHT = 12_000;
const MAX_LETTER_SIZES = 6;
/** Sheets that the longest vendor pages take; a vendor may gain a record or two. */
const MAX_SHEETS = 3;
const DATE = await shippedDay();

const dist = join(folderOfTests(), 'dist');
let host: NodeHost;
let origin: string;
let browser: Browser;
let names: Names;

beforeAll(async () => {
  const compiled = await compile({ catalogue: 'catalogue', out: dist, date: DATE, baseUrl: 'https://deals.example' });
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ what }) => what).join('; '));
  names = namesOf(compiled.catalogue);
  host = new NodeHost(await Build.open(dist), { today: () => DATE });
  origin = (await listenOnLoopback(host.server)).url;
  browser = await launched();
});

afterAll(async () => {
  await browser.close();
  await stop(host.server);
});

/** The pages of a folder with their compressed size, the largest first. */
async function pagesBelow(name: string): Promise<readonly { readonly path: string; readonly bytes: number }[]> {
  const entries = await readdir(join(dist, name), { withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && !/\./.test(entry.name));
  const sized = pages.map(async ({ name: page }) => ({
    path: `/${name}/${page}`,
    bytes: gzipSync(await readFile(join(dist, name, page))).length,
  }));
  return (await Promise.all(sized)).toSorted((one, other) => other.bytes - one.bytes);
}

const FIXED = [
  ...[
    '/',
    '/changes',
    '/deadlines',
    '/digest',
    '/stack-check',
    '/plan',
    '/follow',
    '/criteria',
    '/freshness',
    '/signal',
    '/about',
    '/data',
  ],
  ...['/referral-programs', '/startup-credits', '/hosting-pricing', '/llm-pricing', '/ai-coding-pricing'],
  ...['/api/docs', '/docs/searchOffers', '/changes?type=free_tier_removed', '/compare?a=no-such-name&b=none'],
  ...['/search', '/search?q=postgres', '/vendor', '/category', '/compare', '/vendor/no-such-name'],
];

describe('every page of the shipped catalogue', () => {
  it.each(['vendor', 'category', 'compare'])('%s/… takes at most 40 kB compressed', async (name) => {
    const [largest] = await pagesBelow(name);
    expect(largest?.bytes).toBeGreaterThan(0);
    expect(largest?.bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });

  it.each(FIXED)('%s takes at most 40 kB compressed', async (path) => {
    const answer = await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeGreaterThan(1000);
    expect(gzipSync(body).length).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });
});

describe('on a phone', () => {
  it('no page is higher than 12,000 pixels, wider than the phone, or has something too small or cut off', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const largest = await Promise.all(['vendor', 'category', 'compare'].map((name) => pagesBelow(name)));
    const seen: string[] = [];
    for (const path of [...FIXED, ...largest.flatMap((pages) => pages.slice(0, 3).map((each) => each.path))]) {
      await page.goto(`${origin}${path}`);
      const [height, width] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight, scrollWidth] as const;
      });
      const [sizes, small, cut] = [
        await page.evaluate(lettering),
        await page.evaluate(smallTargets),
        await page.evaluate(cutSelections),
      ];
      if (sizes > MAX_LETTER_SIZES) seen.push(`${path} has ${String(sizes)} sizes of letters`);
      seen.push(...[...small, ...cut].map((what) => `${path}: ${what}`));
      if (height > MAX_PHONE_HEIGHT) seen.push(`${path} is ${String(height)} high`);
      if (width > 390) seen.push(`${path} is ${String(width)} wide`);
    }
    expect(seen).toEqual([]);
    await context.close();
  });
});

describe('on paper', () => {
  it(`the largest vendor pages take at most ${MAX_SHEETS} sheets`, async () => {
    const page = await browser.newPage();
    const long: string[] = [];
    for (const { path } of (await pagesBelow('vendor')).slice(0, 10)) {
      await page.goto(`${origin}${path}`);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      if (sheets.length < 1 || sheets.length > MAX_SHEETS) long.push(`${path}: ${String(sheets.length)}`);
    }
    expect(long).toEqual([]);
    await page.close();
  });
});

/** What the tasks name, chosen from the catalogue. */
interface Names {
  /** A vendor whose only offer has ended. */
  readonly ended: string;
  /** A product that people leave, and some vendors that they leave it for. */
  readonly left: string;
  readonly others: readonly string[];
  /** Two vendors of one word, and five slugs. */
  readonly pair: readonly [string, string];
  readonly slugs: readonly string[];
  /** One whose offer states a room for data. */
  readonly limited: string;
}

function namesOf(catalogue: Catalogue): Names {
  const {
    records: { vendors },
    listings,
  } = catalogue;
  const plain = (name: string) => /^[A-Z][a-z]{3,}$/.test(name);
  const ended = vendors.find(
    (vendor) => plain(vendor.name) && vendor.offers.length === 0 && recordedLevel(catalogue, vendor).kind === 'ended',
  );
  const products = listings.flatMap(({ offer }) => offer.alternative_to ?? []).filter(plain);
  const timesOf = (product: string) => products.filter((each) => each === product).length;
  const [left] = [...new Set(products)].toSorted((one, other) => timesOf(other) - timesOf(one));
  const others = listings.filter(
    ({ vendor, offer }) => plain(vendor.name) && left !== undefined && offer.alternative_to?.includes(left),
  );
  const known = listings.filter(({ vendor }) => plain(vendor.name) && vendor.changes.length > 0);
  const followed = [...new Set(known.map(({ vendor }) => vendor))];
  const [one, other] = followed;
  const limited = known.find(({ offer }) => offer.limits?.[0]?.measure === 'storage');
  if (!ended || left === undefined || one === undefined || other === undefined || !limited) {
    throw new Error('the catalogue has nothing to choose');
  }
  return {
    ended: ended.name,
    left,
    others: others.map(({ vendor }) => vendor.name),
    pair: [one.name, other.name],
    slugs: followed.slice(0, 5).map(({ slug }) => slug),
    limited: limited.vendor.name,
  };
}

/** A visitor who begins at the start page; counts words typed and clicks. */
interface Visit {
  readonly page: Page;
  /** Types words into the search field and sends them. */
  readonly ask: (words: string) => Promise<void>;
  /** Follows a link or presses a button by its name. */
  readonly click: (name: string | RegExp, role?: 'link' | 'button') => Promise<void>;
  /** Fills a field of a form, which is the one query of a task besides the search. */
  readonly fill: (label: string | RegExp, words: string) => Promise<void>;
}

const MAX_CLICKS = 2;
const MAX_QUERIES = 1;

/** What a task takes, and where it is seen to be done. */
type Task = readonly [name: string, steps: (visit: Visit) => Promise<void>, done: string, words: () => RegExp];

const TASKS: readonly Task[] = [
  ['Postgres over 1 GB', ({ ask }) => ask('postgres over 1 GB'), '.offer-row .matched', () => /\d GB|GiB/],
  [
    'whether a vendor is free that ended',
    ({ ask }) => ask(`is ${names.ended} free`),
    '.answer',
    () => new RegExp(`${names.ended}\\s+ended`),
  ],
  [
    'alternatives to a product',
    ({ ask }) => ask(`alternatives to ${names.left}`),
    '.offer-row',
    () => new RegExp(names.others.join('|')),
  ],
  [
    'what got worse this year',
    async ({ ask, click }) => {
      await ask('what got worse this year');
      await click(/^What got worse in/);
    },
    '.timeline',
    () => /limits reduced|free tier removed/,
  ],
  ['what ends this month', ({ click }) => click('What ends'), '.lead', () => /within a month/],
  [
    'one vendor against another',
    async ({ ask, click }) => {
      await ask(names.pair.join(' against '));
      await click(`${names.pair.join(' and ')} side by side`);
    },
    '.pair',
    () => /Where they differ/,
  ],
  [
    'follow five vendors',
    async ({ click, fill }) => {
      await click('Follow vendors');
      await fill(/^Vendors/, names.slugs.join(', '));
      await click('Make the addresses', 'button');
    },
    '.facts',
    () => new RegExp(`/api/feed\\?vendors=(?:${names.slugs.join(',')}|${names.slugs.join('%2C')})`),
  ],
  [
    '3,000 mails a month',
    async ({ click, fill }) => {
      await click('Plan a project');
      await fill(/mail/i, '3000/month');
      await click('Plan', 'button');
    },
    'main',
    () => /emails\s+a month/,
  ],
  ['credits for an AI startup', ({ click }) => click('Startup credits'), '.offer-row', () => /startups/],
  ["a student's offers", ({ click }) => click('students'), '.offer-row', () => /for students/],
  [
    'everything as CSV',
    async ({ click }) => {
      await click('Data as CSV, JSON, SQLite');
    },
    'a[href="/api/export/offers.csv"]',
    () => /offers\.csv/,
  ],
  [
    'a link to one limit',
    async ({ ask, click }) => {
      await ask(names.limited);
      await click(names.limited);
      await click(/^Link to: .*storage/);
    },
    ':target',
    () => /storage/,
  ],
];

describe('a visitor', () => {
  it.each(TASKS)('finds %s with at most two clicks and one query', async (_, steps, done, words) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    let [clicks, queries] = [0, 0];
    const ask = async (text: string): Promise<void> => {
      queries += 1;
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(/\/search\?/);
    };
    const click: Visit['click'] = async (name, role = 'link') => {
      clicks += 1;
      await page.locator('body').getByRole(role, { name, exact: true }).first().click();
      await page.waitForLoadState();
    };
    const fill: Visit['fill'] = async (label, text) => {
      queries += 1;
      await page.locator('main').getByLabel(label).first().fill(text);
    };
    await page.goto(`${origin}/`);
    await steps({ page, ask, click, fill });
    await expect.poll(async () => (await page.locator(done).allInnerTexts()).join(' ')).toMatch(words());
    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
    expect(queries).toBeLessThanOrEqual(MAX_QUERIES);
    await context.close();
  });
});
