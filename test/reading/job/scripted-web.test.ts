import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Limit } from '../../../src/model/limit.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { PAGE_RULES } from '../../../src/reading/page-rules.ts';
import { readCatalogue, type ReadOutcomes } from '../../../src/reading/read-catalogue.ts';
import { writeReads } from '../../../src/reading/reads-folder.ts';
import { isLimitError, parseLimit } from '../../../src/rules/limits/parse-limit.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { offer, TODAY, vendor } from '../../builders.ts';
import { folderOfTests } from '../../http/compiled.ts';
import { ACME_FREE } from '../../web/acme.ts';
import { BEHAVIOURS } from '../../web/behaviours.ts';
import type { Behaviour } from '../../web/behaviour.ts';
import { patientFetcher, startWeb, type Web } from '../../web/web.ts';

let web: Web;
const folder = folderOfTests();
let outcomes: ReadOutcomes;

function vendorOf(behaviour: Behaviour): Vendor {
  const { vendor: name, tier, description, limits: lines } = ACME_FREE;
  const limits = lines.map(parseLimit).filter((limit): limit is Limit => !isLimitError(limit));
  const offers = [offer({ url: web.urlOf(behaviour), tier, description, limits, verifiedDate: '2026-08-01' })];
  return { ...vendor({ name, offers }), slug: slug(behaviour.host) };
}

beforeAll(async () => {
  web = await startWeb();
  outcomes = await readCatalogue({
    records: {
      vendors: BEHAVIOURS.map(vendorOf),
      categories: [],
      comparisons: [],
      stacks: [],
      referral_codes: [],
      synonyms: [],
    },
    max: BEHAVIOURS.length,
    pagesInFlight: 16,
    // The parser works in this process too, so answers may wait for it.
    reader: { fetch: patientFetcher(web, { headersMs: 10_000, totalMs: 15_000 }), rules: PAGE_RULES, date: TODAY },
    write: (known, reads) => writeReads(folder, { vendor: known, reads, date: TODAY }),
  });
});
afterAll(() => web.close());

/** What the file of a behaviour holds; null where none was written. */
async function written({ host }: Behaviour): Promise<PageRead | null> {
  const text = await readFile(join(folder, `reads/${slug(host)}.yaml`), 'utf8').catch(() => null);
  return text === null ? null : (parse(text) as { reads: readonly PageRead[] }).reads[0]!;
}

describe('a run over the scripted web', () => {
  it('shows at least 60 behaviours, and fails on none by itself', () => {
    expect(BEHAVIOURS.length).toBeGreaterThanOrEqual(60);
    expect(outcomes.readings.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(outcomes.readings).toHaveLength(BEHAVIOURS.length);
  });

  it.each(BEHAVIOURS)('$host: $title', async (behaviour) => {
    const read = await written(behaviour);
    const expected = behaviour.read;
    switch (expected.kind) {
      case 'failure':
        expect(read).toMatchObject({ last_attempt: TODAY, failure: { category: expected.category, consecutive: 1 } });
        expect(read!.link?.verdict).toBe(expected.link);
        expect(read).not.toHaveProperty('last_read');
        return;
      case 'unconfirmed':
        expect(read!.last_success).toBeUndefined();
        expect(['link_ok', 'states_no_price', undefined]).toContain(read!.last_read?.outcome);
        return;
      case 'read': {
        expect(expected.outcomes, JSON.stringify(read)).toContain(read!.last_read?.outcome);
        expect(read!.last_success).toBe(read!.last_read!.outcome === 'confirmed' ? TODAY : undefined);
        const { replaced } = expected;
        if (!replaced) return;
        const figures = outcomes.proposals
          .filter((found) => found.slug === slug(behaviour.host))
          .flatMap((found) => found.figures ?? []);
        const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
        expect(figures.map(({ direction, old, now }) => ({ direction, old: plain(old), now: plain(now) }))).toEqual([
          { direction: replaced.direction, old: plain(replaced.old), now: plain(replaced.now) },
        ]);
      }
    }
  });

  it('keeps no text of a page that would be structure, markup or a command', async () => {
    const hostile = BEHAVIOURS.filter(({ host }) => /inject|prompt|yaml|html/.test(host));
    expect(hostile.length).toBeGreaterThan(0);
    for (const behaviour of hostile) {
      const text = await readFile(join(folder, `reads/${slug(behaviour.host)}.yaml`), 'utf8');
      const { reads, ...others } = parse(text) as { reads: readonly PageRead[] };
      expect(others).toEqual({});
      expect(reads).toHaveLength(1);
      for (const [, quoted] of text.matchAll(/: (.*)/g)) expect(quoted!.length).toBeLessThanOrEqual(210);
    }
  });
});
