import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { handle } from '../../../functions/handle.ts';
import { parseIndex } from '../../../functions/parse-index.ts';
import { enlarged } from '../../../scripts/verify/split/enlarged.ts';
import { spreadRequests } from '../../../scripts/verify/split/spread-requests.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { ROUTES } from '../../../src/routes/table.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { differences, read } from './compare-answers.ts';
import { SplitHost, uncached } from './split-host.ts';

/** Copies of the miniature, and requests: bounded, because this runs with the hosts' suites. */
const TIMES = 20;
const REQUESTS = 480;
/** Answers of the whole index that have no parameters. */
const WHOLE_INDEX = ROUTES.map(({ path }) => path).filter((path) => !path.includes('{'));

let catalogue: Catalogue;
let host: SplitHost;

beforeAll(async () => {
  const index = parseIndex(readFileSync(join(inject('miniature'), '_index', 'catalogue.jsonl'), 'utf8'));
  catalogue = link(enlarged(index.records, TIMES), index.date, index.site);
  host = await SplitHost.of(catalogue);
});

/** Environments over the whole index and over its parts, so many days after the build. */
async function environments(daysAfter: number) {
  const date = addDays(catalogue.date, daysAfter);
  const ofDay = { ...catalogue, date };
  const split = await host.open(date);
  return {
    whole: uncached(date, (_date, compute) => compute(ofDay)),
    parts: uncached(date, (day, compute) => split.over(day, host.sources, compute)),
  };
}

describe('a split index', () => {
  it.each([
    ['on the day of the build', 0],
    ['three days after the build', 3],
    ['on the last day that the build stores values of', 14],
  ])('answers each request as the index in memory does %s', async (_, daysAfter) => {
    const { whole, parts } = await environments(daysAfter);
    const tables = catalogue.records.categories.map(({ slug }) => `/compare/${slug}`);
    const targets = [...spreadRequests(catalogue, REQUESTS), ...WHOLE_INDEX, ...tables];
    expect(await differences(whole, parts, targets)).toEqual([]);
    expect(host.fetched.queries).toBeGreaterThan(0);
  });

  it('answers about one vendor on a day that the build stores no values of', async () => {
    const { whole, parts } = await environments(40);
    const [vendor] = catalogue.vendors;
    const targets = [`/api/vendor-risk/${vendor?.slug}`, `/api/changes?vendor=${vendor?.slug}`];
    expect(await differences(whole, parts, targets)).toEqual([]);
  });

  it.each(['/api/freshness', '/api/detectors', '/api/categories', '/api/offers?q=a&limit=1'])(
    'fetches few files for %s on a later day, though it reads every record',
    async (target) => {
      const { parts } = await environments(3);
      const before = { ...host.fetched };
      expect(await handle(read(target), parts)).toMatchObject({ status: 200 });
      expect(host.fetched.files - before.files).toBeLessThan(8);
      expect(host.fetched.queries - before.queries).toBeLessThan(8);
    },
  );
});
