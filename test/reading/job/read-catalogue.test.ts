import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import type { FetchRequest, FetchResult } from '../../../src/reading/fetch/fetch-types.ts';
import { PAGE_RULES, type PageRules } from '../../../src/reading/page-rules.ts';
import { readCatalogue, type ReadRun } from '../../../src/reading/read-catalogue.ts';
import { writeReads } from '../../../src/reading/reads-folder.ts';
import { readSummary, reportMarkdown, summaryText } from '../../../src/reading/report.ts';
import { secondReader } from '../../../src/reading/second-reader.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { recordsWithChecks } from '../../../src/rules/changes/record-source-checks.ts';
import { riskRating } from '../../../src/rules/risk/risk-rating.ts';
import { change, daysAgo, offer, TODAY, vendor } from '../../builders.ts';
import { MINIATURE } from '../../compile/miniature.ts';
import { validated } from '../../compile/validated.ts';
import { folderOfTest } from '../../http/compiled.ts';
import { itLong } from '../../runs.ts';
import { SIMPLE_RULES } from './simple-rules.ts';

const FILLER = `<p>${'Words that fill a page and state no terms at all. '.repeat(8)}</p>`;

function page(
  body: string,
  given: Partial<Extract<FetchResult, { kind: 'page' }>> = {},
  title = 'Pricing',
): FetchResult {
  const html = `<!doctype html><title>${title}</title><main><p>${body}</p>${FILLER}</main>`;
  return {
    kind: 'page',
    finalUrl: 'https://acme.example/pricing',
    redirects: [],
    contentType: 'text/html',
    body: Buffer.from(html),
    isTruncated: false,
    ...given,
  };
}

const TIMEOUT: FetchResult = {
  kind: 'failure',
  failure: { category: 'timeout', error: 'no answer within 15 s', isReachable: false },
  redirects: [],
};

interface Web {
  readonly pages: Readonly<Record<string, FetchResult>>;
  readonly vendors?: readonly Vendor[];
  readonly date?: IsoDate;
  readonly rules?: PageRules;
  readonly run?: Partial<ReadRun>;
}

/** Runs the job on vendors and a web of literal answers; what is not in it times out. */
async function runJob({ pages, vendors = [vendor()], date = TODAY, rules = SIMPLE_RULES, run = {} }: Web) {
  const requests: FetchRequest[] = [];
  const folder = await folderOfTest();
  const after = new Map<string, Vendor>(vendors.map((known) => [known.slug, known]));
  const outcomes = await readCatalogue({
    records: { vendors, categories: [], comparisons: [], stacks: [], synonyms: [], referral_codes: [] },
    pagesInFlight: 4,
    max: 100,
    reader: {
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(pages[request.url] ?? TIMEOUT);
      },
      rules,
      date,
    },
    write: (known, entries) => {
      after.set(known.slug, { ...known, reads: entries });
      return writeReads(folder, { vendor: known, reads: entries, date });
    },
    ...run,
  });
  const written = await readdir(join(folder, 'reads')).catch(() => []);
  return { outcomes, requests, folder, written, vendors: [...after.values()] };
}

const URL = 'https://acme.example/pricing';

describe('a read of a page', () => {
  it('confirms the entry with its evidence', async () => {
    const { vendors, outcomes } = await runJob({
      pages: { [URL]: page('The free plan has 1 GB storage.') },
    });
    expect(vendors[0]!.reads[0]).toMatchObject({
      url: URL,
      last_read: { date: TODAY, outcome: 'confirmed' },
      last_success: TODAY,
      source_check: { checked: TODAY, outcome: 'ok' },
      evidence: [{ figure: '1 GB storage', finding: 'found', text: '1 GB storage' }],
    });
    expect(readSummary(outcomes)).toMatchObject({ read: 1, by_outcome: { confirmed: 1 }, files_changed: 1 });
  });

  it('proposes a change and withholds the favourable level, without touching the terms', async () => {
    const { vendors, outcomes } = await runJob({ pages: { [URL]: page('Free: 5 GB not 10 GB') } });
    expect(vendors[0]!.reads[0]).toMatchObject({
      last_read: { outcome: 'changed' },
      refused_read: { reason: 'The page states 5 GB, was 10 GB', refused_date: TODAY },
    });
    expect(outcomes.proposals).toMatchObject([
      {
        kind: 'terms',
        says: 'The page states 5 GB, was 10 GB',
        record: { change_type: 'limits_reduced' },
      },
    ]);
    expect(reportMarkdown(outcomes)).toContain('Terms found changed (1)');
  });

  it('confirms for two offers of a page only what it confirms for both', async () => {
    const offers = [offer(), offer({ tier: 'Team', description: '9 GB storage' })];
    const { vendors } = await runJob({ pages: { [URL]: page('1 GB storage') }, vendors: [vendor({ offers })] });
    expect(vendors[0]!.reads[0]).toMatchObject({ last_read: { outcome: 'link_ok' } });
    expect(vendors[0]!.reads[0]).not.toHaveProperty('last_success');
  });

  it('counts a page that says it does not exist as a failure', async () => {
    const { vendors } = await runJob({ pages: { [URL]: page('1 GB storage', {}, 'Not found') } });
    expect(vendors[0]!.reads[0]).toMatchObject({ failure: { category: 'source_unusable' } });
    expect(vendors[0]!.reads[0]).not.toHaveProperty('last_read');
  });

  it.each(['1 GB storage', '5 GB not 10 GB'])('concludes nothing of "%s" on a page that is cut off', async (body) => {
    const rules = { ...SIMPLE_RULES, fault: PAGE_RULES.fault };
    const { vendors, outcomes } = await runJob({ pages: { [URL]: page(body, { isTruncated: true }) }, rules });
    const last_read = { outcome: 'link_ok', found: 'The page was not received whole.' };
    expect(vendors[0]!.reads[0]).toMatchObject({ last_read, source_check: { outcome: 'states_no_terms' } });
    expect(vendors[0]!.reads[0]).not.toHaveProperty('last_success');
    expect(outcomes.proposals).toEqual([]);
  });

  it('says of a page that answered from another domain that it leads elsewhere', async () => {
    const redirects = [URL];
    const other = page('1 GB storage', { finalUrl: 'https://birch.example/', redirects });
    const { vendors } = await runJob({ pages: { [URL]: other } });
    expect(vendors[0]!.reads[0]).toMatchObject({
      link: { verdict: 'redirected_elsewhere' },
      redirects,
      answered_by: 'https://birch.example/',
    });
  });

  it('leaves a deferred page as it was', async () => {
    const deferred: FetchResult = { kind: 'deferred', detail: 'the host asks for an hour' };
    const { written, outcomes } = await runJob({ pages: { [URL]: deferred } });
    expect(written).toEqual([]);
    const summary = readSummary(outcomes);
    expect(summary).toMatchObject({ deferred: 1, read: 0, failed: 0 });
    expect(summaryText(summary)).toContain('deferred   1, left for the next run: the host asks for an hour\n');
  });
});

describe('a page that states no terms', () => {
  const HOME = 'https://acme.example/';
  const home = page('Welcome. <a href="/pricing">Pricing</a>', { finalUrl: HOME });
  const vendors = [vendor({ offers: [offer({ url: HOME })] })];

  it('is followed to a better one, which is proposed in its place', async () => {
    const found = await runJob({ pages: { [HOME]: home, [URL]: page('1 GB storage') }, vendors });
    expect(found.vendors[0]!.reads[0]).toMatchObject({
      url: HOME,
      last_read: { outcome: 'link_ok' },
      source_check: { outcome: 'ok', detail: `The terms are on ${URL}` },
      better_page: { url: URL, outcome: 'confirmed' },
    });
    expect(found.outcomes.proposals).toMatchObject([{ kind: 'url', page: URL, offer: { url: HOME } }]);
  });

  it('is not said to be on a page that was not received whole', async () => {
    const cut = page('1 GB storage', { isTruncated: true });
    const found = await runJob({ pages: { [HOME]: home, [URL]: cut }, vendors });
    expect(found.vendors[0]!.reads[0]).toMatchObject({ better_page: { url: URL, outcome: 'link_ok' } });
    expect(found.outcomes.proposals).toEqual([]);
  });

  it('keeps its own finding where the other page states none either', async () => {
    const found = await runJob({ pages: { [HOME]: home, [URL]: page('Nothing here') }, vendors });
    expect(found.vendors[0]!.reads[0]).toMatchObject({
      source_check: { outcome: 'states_no_terms' },
      better_page: { url: URL, outcome: 'link_ok' },
    });
    expect(found.outcomes.proposals).toEqual([]);
  });
});

describe('the pages of records and programmes', () => {
  const programme = {
    available: true,
    referrer_benefit: '10 dollars',
    referee_benefit: '20 dollars of credit',
    program_url: 'https://acme.example/partners',
    type: 'self-service',
    notes: 'None',
  } as const;

  it('give a record the check of its source, which confirms an automatic one', async () => {
    const source_url = 'https://acme.example/news';
    const record = change({ source_url, archive_check: { checked: daysAgo(9), outcome: 'no_usable_capture' } });
    const of = (changes: Vendor['changes']) => riskRating({ changes, offerTier: 'Free', today: TODAY }).level;
    const { vendors } = await runJob({
      pages: { [source_url]: page(record.summary) },
      vendors: [vendor({ changes: [record] })],
    });
    const [known] = vendors;
    expect(of([record])).toBeNull();
    const joined = recordsWithChecks(known!.changes, known!.reads);
    expect(joined[0]!.source_check).toEqual({ checked: TODAY, outcome: 'ok', detail: 'The page was read' });
    expect(of(joined)).toBe('caution');
  });

  it('propose the day on which a programme was read', async () => {
    const { vendors, outcomes } = await runJob({
      pages: { [programme.program_url]: page('Your friend gets 20 dollars of credit') },
      vendors: [vendor({ referral_program: programme })],
    });
    expect(vendors[0]!.reads.find(({ url }) => url === programme.program_url)).toMatchObject({
      programme_check: { outcome: 'ok' },
    });
    expect(outcomes.proposals).toMatchObject([{ kind: 'programme', read_on: TODAY }]);
  });
});

describe('a run', () => {
  const NAMES = Array.from({ length: 9 }, (_, index) => `Vendor ${index}`);
  const many = NAMES.map((name) =>
    vendor({ name, offers: [offer({ url: `https://${name.toLowerCase().replace(' ', '-')}.example/` })] }),
  );
  const pages = Object.fromEntries(many.map(({ offers }) => [offers[0]!.url, page('1 GB storage')]));

  it.each([
    ['what is due', {}],
    ['the vendors that it names', { vendors: many.map(({ slug }) => slug) }],
  ])('reads %s, and nothing twice in a day', async (_, run) => {
    const first = await runJob({ pages, vendors: many, run });
    expect(first.requests).toHaveLength(9);
    const second = await runJob({ pages, vendors: first.vendors, run });
    expect(second.requests).toEqual([]);
    expect(second.written).toEqual([]);
  });

  it('goes on where it was ended, with whole files only', async () => {
    const end = new AbortController();
    const first = await runJob({
      pages,
      vendors: many,
      run: {
        signal: end.signal,
        pagesInFlight: 1,
        onReading: (_, { done }) => {
          if (done === 4) end.abort();
        },
      },
    });
    expect(first.written).toHaveLength(4);
    expect(first.outcomes.stoppedEarly).toBe(true);
    const second = await runJob({ pages, vendors: first.vendors });
    expect(second.requests).toHaveLength(5);
  });

  it('hands out the proposals of a page before it stores that the page was read', async () => {
    const order: string[] = [];
    await runJob({
      pages: { [URL]: page('Free: 5 GB not 10 GB') },
      run: {
        onReading: (reading) => order.push(`${reading.kind === 'read' ? reading.proposals.length : 0} proposed`),
        write: () => order.push('stored') > 0,
      },
    });
    expect(order).toEqual(['1 proposed', 'stored']);
  });

  it('proposes nothing again that a record in the file of the vendor was made of', async () => {
    const pages = { [URL]: page('Free: 5 GB not 10 GB') };
    const [found] = (await runJob({ pages })).outcomes.proposals;
    const changes = [change({ detected_by: found!.record!.detected_by })];
    const again = await runJob({ pages, vendors: [vendor({ changes })] });
    expect(again.vendors[0]!.reads.find(({ url }) => url === URL)).toMatchObject({ last_read: { outcome: 'changed' } });
    expect(again.outcomes.proposals).toEqual([]);
  });

  it('writes only the files of what it read, and those of pages that are cited no more without them', async () => {
    const first = await runJob({ pages, vendors: many });
    const moved = first.vendors.map((known, index) =>
      index === 0 ? { ...known, offers: [offer({ url: URL })] } : known,
    );
    const second = await runJob({ pages: { [URL]: page('1 GB storage') }, vendors: moved, date: addDays(TODAY, 1) });
    expect(second.written).toEqual(['vendor-0.yaml']);
    expect(second.vendors[0]!.reads.map(({ url }) => url)).toEqual([URL]);
  });

  it('does not end for an error of ours on one page', async () => {
    const broken = { ...SIMPLE_RULES, offer: () => assertNever() };
    const { outcomes } = await runJob({
      pages: { [URL]: page('1 GB storage') },
      run: { reader: { fetch: () => Promise.resolve(page('1 GB storage')), rules: broken, date: TODAY } },
    });
    expect(readSummary(outcomes)).toMatchObject({ errors: 1, files_changed: 0 });
  });

  it('does not end for a file that cannot be written, and leaves its pages for the next run', async () => {
    const written: string[] = [];
    const { outcomes } = await runJob({
      pages,
      vendors: many,
      run: {
        write: ({ slug }) => {
          if (slug === 'vendor-0') throw new Error('no space left on device');
          written.push(slug);
          return true;
        },
      },
    });
    expect(written).toHaveLength(8);
    expect(readSummary(outcomes)).toMatchObject({ read: 8, errors: 1, files_changed: 8, stopped_early: false });
    expect(reportMarkdown(outcomes)).toMatch(/Left for the next run \(1\)[^]*Vendor 0.*an error of the job/);
  });
});

function assertNever(): never {
  throw new Error('an error of the rules');
}

it('what a stranger writes on a page never makes a file that the check refuses', async () => {
  const hostile = '\u0000\u202e a: b\n- [x]\n# "\' {{ }} ` <script> @everyone #1 \ud800 | &amp; *y';
  const rules = {
    ...SIMPLE_RULES,
    offer: () => ({
      outcome: 'changed' as const,
      source_check: 'states_no_amount' as const,
      found: `${hostile}${'x'.repeat(5_000)}`,
      figures: [{ figure: hostile, finding: 'absent' as const, text: hostile.repeat(90) }],
      replaced: [{ old: hostile, now: hostile, direction: 'unknown' as const, quote: hostile }],
      ended: null,
    }),
  };
  const answer = page('x', {
    finalUrl: 'http://10.0.0.1/\u202e',
    redirects: ['http://x/', `https://a.example/${'a'.repeat(900)}`],
  });
  const { folder, vendors, outcomes } = await runJob({
    pages: {},
    run: { reader: { fetch: () => Promise.resolve(answer), rules, date: TODAY } },
  });
  const text = await readFile(join(folder, 'reads/acme.yaml'), 'utf8');
  const { diagnostics } = validated({ path: 'reads/acme.yaml', text });
  expect(diagnostics).toEqual([]);
  const [read] = vendors[0]!.reads;
  expect(read!.last_read!.found!.length).toBeLessThanOrEqual(200);
  expect(reportMarkdown(outcomes)).not.toMatch(/@everyone|#1/);
  expect(MINIATURE.length).toBeGreaterThan(0);
});

itLong('leaves an offer in doubt where a page takes too long to evaluate', { timeout: 60_000 }, async () => {
  const plans = Array.from(
    { length: 4_000 },
    (_, at) => `<h2>Product ${at}</h2><h3>Free</h3><p>$0, with 1 GB storage</p>`,
  );
  const body = `${plans.join('')}<h2>About</h2>${`<p>${'For all of us. '.repeat(5)}</p>`.repeat(8_000)}`;
  const { vendors } = await runJob({
    pages: {},
    run: { reader: { fetch: () => Promise.resolve(page(body, {}, 'Acme pricing')), rules: PAGE_RULES, date: TODAY } },
  });
  const detail = 'The page takes too long to evaluate.';
  expect(vendors[0]!.reads[0]).toMatchObject({
    last_read: { outcome: 'link_ok', found: detail },
    source_check: { outcome: 'unreadable', detail },
  });
});

describe('a second reader', () => {
  const answers = (output: string) => ({
    reader: {
      fetch: () => Promise.resolve(page('1 GB storage for everybody')),
      rules: SIMPLE_RULES,
      date: TODAY,
      secondReader: secondReader(() => Promise.resolve(output)),
    },
  });
  const outcome = async (output: string) => (await runJob({ pages: {}, run: answers(output) })).vendors[0]!.reads[0];

  it('lowers a confirmation that rests on one figure', async () => {
    expect(await outcome('{"outcome":"link_ok","found":"Only for teams"}')).toMatchObject({
      last_read: { outcome: 'link_ok', found: 'Only for teams' },
    });
  });

  it.each(['', 'no JSON', '[]', '{"outcome":"confirmed"}', '{"changed":7}'])(
    'is not heard when it says %j',
    async (output) => {
      expect(await outcome(output)).toMatchObject({ last_read: { outcome: 'confirmed' } });
    },
  );
});
