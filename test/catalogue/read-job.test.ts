import { execFile } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { explanation } from '../../src/editing/explain/explanation.ts';
import { ParseCache } from '../../src/compile/shape/shape-file.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { PageRead } from '../../src/model/page-read.ts';
import { createFetcher } from '../../src/reading/fetch/fetcher.ts';
import { PAGE_RULES } from '../../src/reading/page-rules.ts';
import { readCatalogue } from '../../src/reading/read-catalogue.ts';
import { writeReads } from '../../src/reading/reads-folder.ts';
import { readSummary } from '../../src/reading/report.ts';
import { vendorPageOf } from '../../src/pages/vendor.ts';
import { askPath } from '../routes/ask.ts';
import { encode } from '../../src/routes/route.ts';
import { assess } from '../../src/rules/risk/assessment.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { cataloguePages } from '../corpus/catalogue-pages.ts';
import { pageHtml } from '../corpus/restated/templates.ts';
import { folderOfTests } from '../http/compiled.ts';
import { startGateway, type Gateway } from '../web/gateway.ts';
import { SYSTEM_CLOCK } from '../web/web.ts';
import { shippedDay } from '../shipped.ts';

const run = promisify(execFile);
const D1 = await shippedDay();
const days = [0, 1, 2, 3].map((ahead) => addDays(D1, ahead));
/** Vendors with one offer, a public page of their own, and a generated page that agrees with the entry. */
const VENDORS = 40;

interface Generated {
  readonly slug: string;
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}

type Summary = ReturnType<typeof readSummary>;

const work = folderOfTests();
let gateway: Gateway;
let pages: readonly Generated[];
let isDown: (url: string) => boolean = () => false;
const parsed = new ParseCache();
let records: CatalogueRecords;
const summaries: Summary[] = [];
const recordsOf = new Map<IsoDate, CatalogueRecords>();

/** A run of the command, as an operator starts it. */
async function command(date: IsoDate): Promise<Summary> {
  const vendors = pages.flatMap((page) => ['--vendor', page.slug]);
  const flags = ['--date', date, '--catalogue', join(work, 'catalogue'), '--gateway', gateway.url];
  const report = ['--per-host-delay', '0', '--report', join(work, 'reads-report.md'), '--json'];
  const { stdout } = await run('node', ['scripts/run.mjs', 'read', ...flags, ...report, ...vendors], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout) as Summary;
}

/** The same in this process, where the catalogue is parsed already. */
async function again(date: IsoDate): Promise<Summary> {
  const folder = join(work, 'catalogue');
  const outcomes = await readCatalogue({
    records,
    vendors: pages.map((page) => page.slug),
    pagesInFlight: 16,
    reader: {
      fetch: createFetcher({ clock: SYSTEM_CLOCK, gateway: gateway.url, hostDelayMs: 0 }),
      rules: PAGE_RULES,
      date,
    },
    write: (vendor, reads) => writeReads(folder, { vendor, reads, date }),
  });
  return readSummary(outcomes);
}

const readsOf = (date: IsoDate, name: string): readonly PageRead[] =>
  recordsOf.get(date)!.vendors.find((vendor) => vendor.slug === name)!.reads;

function generatedPages(records: CatalogueRecords): readonly Generated[] {
  const found = new Map<string, Generated>();
  for (const page of cataloguePages('catalogue', VENDORS * 4)) {
    const name = slug(page.vendor ?? '');
    const [offer, ...others] = records.vendors.find((vendor) => vendor.slug === name)?.offers ?? [];
    if (!offer || others.length > 0 || page.limits.length !== offer.limits?.length) continue;
    // The prices of other plans in a description are on its page too.
    const body = pageHtml({
      ...page,
      body: `${page.body}<p>${(offer.description.match(/[$€£][\d.,]*\d/g) ?? []).join(' ')}</p>`,
    });
    found.set(name, { slug: name, url: new URL(offer.url).href, contentType: 'text/html', body });
    if (found.size === VENDORS) break;
  }
  return [...found.values()];
}

beforeAll(async () => {
  // Without the reads of other days, which decide what is due.
  await cp('catalogue', join(work, 'catalogue'), { recursive: true, filter: (path) => !path.endsWith('/reads') });
  ({ records } = await validateFolder(join(work, 'catalogue'), D1, parsed));
  pages = generatedPages(records);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  gateway = await startGateway((address) => {
    const page = byUrl.get(address.href);
    if (isDown(address.href) && address.pathname !== '/robots.txt') return { status: 503 };
    return page ? { status: 200, headers: { 'content-type': page.contentType }, body: page.body } : null;
  });
  for (const [index, date] of days.entries()) {
    // From the second day on every fourth host is down.
    isDown = (url) => index > 0 && pages.findIndex((page) => url.startsWith(new URL(page.url).origin)) % 4 === 0;
    summaries.push(index === 0 ? await command(date) : await again(date));
    const validated = await validateFolder(join(work, 'catalogue'), date, parsed);
    expect(validated.diagnostics).toEqual([]);
    records = validated.records;
    recordsOf.set(date, records);
  }
});
afterAll(() => gateway.close());

describe('the shipped catalogue, read through a gateway', () => {
  it('confirms most pages that agree, and writes one file for each vendor that was read', async () => {
    const [first] = summaries;
    expect(pages).toHaveLength(VENDORS);
    expect(first!.files_changed).toBe(VENDORS);
    const confirmed = pages.filter(({ slug: name }) => readsOf(D1, name)[0]?.last_success === D1);
    expect(confirmed.length).toBeGreaterThanOrEqual(VENDORS * 0.7);
    expect((await readdir(join(work, 'catalogue/reads'))).filter((name) => name.endsWith('.yaml'))).toHaveLength(
      VENDORS,
    );
  });

  it('connects to the gateway alone, and for robots.txt too', () => {
    expect(gateway.requested.some((address) => address.endsWith('/robots.txt'))).toBe(true);
  });

  it('does nothing twice in a day', async () => {
    const last = days.at(-1)!;
    const before = gateway.requested.length;
    expect(await again(last)).toMatchObject({ selected: 0, files_changed: 0 });
    expect(gateway.requested.length).toBe(before);
  });

  it('puts hosts into quarantine from their third failure on, not before', () => {
    const down = pages.filter(({ url }) => isDown(url));
    const consecutive = (date: IsoDate) =>
      down.map(({ slug: name }) => readsOf(date, name)[0]!.failure?.consecutive ?? 0);
    const [, second, third, fourth] = days as [IsoDate, IsoDate, IsoDate, IsoDate];
    expect(new Set(consecutive(second))).toEqual(new Set([1]));
    expect(new Set(consecutive(third))).toEqual(new Set([2]));
    expect(summaries.at(-1)!.quarantine_entered).toBeGreaterThanOrEqual(down.length);
    for (const { slug: name } of down) {
      expect(readsOf(fourth, name)[0]).toMatchObject({
        last_read: { date: D1 },
        failure: { category: 'http_error', consecutive: 3, quarantined_since: fourth },
      });
    }
  });

  it('is what a build serves and an explanation names', async () => {
    const [, , , date] = days as [IsoDate, IsoDate, IsoDate, IsoDate];
    const out = join(work, 'dist');
    const built = await compile({
      catalogue: join(work, 'catalogue'),
      out,
      date,
      baseUrl: 'https://deals.example',
    });
    const json = async (path: string) => JSON.parse(await readFile(join(out, path), 'utf8')) as Record<string, unknown>;
    const freshness = await json('api/freshness');
    const confirmed = pages.filter(({ slug: name }) => readsOf(date, name)[0]?.last_success !== undefined);
    const down = pages.filter(({ url }) => isDown(url));
    expect(freshness).toMatchObject({
      confirmed_within_7_days: confirmed.length,
      offers_holding_a_confirmation: confirmed.length,
      attempted_within_90_days: VENDORS,
      quarantine: { by_reason: { http_error: down.length } },
    });
    if (!built.ok) throw new Error('the build failed');
    const { catalogue } = built;
    const up = confirmed.find((page) => {
      const listing = catalogue.listings.find(({ vendor }) => vendor.slug === page.slug)!;
      const isOpen = listing.offer.expires_date === undefined && assess(catalogue, listing).gate === null;
      return isOpen && listing.vendor.changes.length === 0 && !down.includes(page);
    })!;
    expect(JSON.parse(encode(askPath(catalogue, `/api/details/${up.slug}`)))).toMatchObject({
      offer: {
        last_read_date: date,
        last_read_outcome: 'confirmed',
        risk_level: 'stable',
        source_check: { checked: date, outcome: 'ok' },
      },
    });
    const vendor = catalogue.vendors.find(({ slug: name }) => name === up.slug)!;
    const own = vendorPageOf(catalogue, vendor).main.text;
    expect(own).toContain('the page bears the terms out');
    // The read moved the day on which the entry lapses.
    const explained = explanation(catalogue, vendor);
    expect(explained[0]!.values.find(({ name }) => name === 'gate')!.next!.date).toBe(addDays(date, 181));
    const command = ['explain', up.slug, '--catalogue', join(work, 'catalogue'), '--date', date];
    const { stdout } = await run('node', ['scripts/run.mjs', ...command]);
    expect(stdout).toContain(addDays(date, 181));
    const report = await readFile(join(work, 'reads-report.md'), 'utf8');
    expect(report).toContain('## Reads of');
  });
});
