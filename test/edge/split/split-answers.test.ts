import { inject } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseIndex } from '../../../functions/parse-index.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { differences } from './compare-answers.ts';
import { enlarged } from './enlarged.ts';
import { spreadRequests } from './requests.ts';
import { computing, SplitHost } from './split-host.ts';

/** Copies of the miniature, and requests: bounded, because this runs with the hosts' suites. */
const TIMES = 20;
const REQUESTS = 480;

describe('a split index', () => {
  it('answers each request as the index in memory does', async () => {
    const index = parseIndex(readFileSync(join(inject('miniature'), '_index', 'catalogue.jsonl'), 'utf8'));
    const catalogue = link(enlarged(index.records, TIMES), index.date, index.site);
    const host = await SplitHost.of(catalogue);
    const split = await host.open(index.date);
    const whole = computing(index.date, (_date, compute) => compute(catalogue));
    const parts = computing(index.date, (date, compute) => split.over(date, host.sources, compute));
    expect(await differences(whole, parts, spreadRequests(catalogue, REQUESTS))).toEqual([]);
    expect(host.fetched.queries).toBeGreaterThan(0);
  });
});
