import { describe, expect, it } from 'vitest';
import { longChange, splitFiles, tablePrefix } from '../../../src/compile/export/split-index.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import type { LongVendor, ShortVendor, SplitHeader } from '../../../src/model/split-index.ts';
import { catalogue, change, offer, read, vendor } from '../../builders.ts';

const LONG_TEXT = 'x'.repeat(30_000);
const vendors = [
  vendor({ name: 'Acme', changes: [change({ summary: 'Acme is smaller' })], reads: [read()] }),
  vendor({ name: 'Birch', offers: [offer({ category: 'Hosting', description: LONG_TEXT })], aliases: ['Bir'] }),
  vendor({
    name: 'Cedar',
    offers: [offer({ description: LONG_TEXT, eligibility: { type: 'student', conditions: [] } })],
  }),
  vendor({ name: 'Dogwood', offers: [] }),
];
const index = catalogue({ vendors });
const build = { files: 1, bytes: 2, commit: null };
const split = (of: Catalogue) =>
  new Map(
    [...splitFiles(of, { date: of.date, site: of.site, records: of.records, build, history: [] })].map(
      ({ path, text }) => [path, text] as const,
    ),
  );
const files = split(index);
const json = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');
const header = json('_index/split.json') as SplitHeader;
const core = json('_split/core-0.json') as readonly ShortVendor[];

describe('the files of a split index', () => {
  it('begin with the header, which says where the rest is', () => {
    expect([...files.keys()][0]).toBe('_index/split.json');
    expect(header).toMatchObject({ date: '2026-11-20', build, split: { cores: 1, parts: 2 } });
    expect(header.records).not.toHaveProperty('vendors');
    expect(header.split.days.slice(0, 2)).toEqual(['2026-11-20', '2026-11-21']);
    expect([...files.keys()].filter((path) => /\/part-/.test(path))).toEqual([
      '_split/part-0.json',
      '_split/part-1.json',
    ]);
    for (const day of header.split.days) expect(files.has(`_split/day-${day}.json`)).toBe(true);
  });

  it('have short vendors in catalogue order, without texts', () => {
    expect(core.map(({ slug }) => slug)).toEqual(['acme', 'birch', 'cedar', 'dogwood']);
    expect(JSON.stringify(core)).not.toContain('xxx');
    expect(JSON.stringify(core)).not.toContain('Acme is smaller');
    expect(core.map(({ has = [] }) => has)).toEqual([['reads'], [], [], []]);
    expect(core[1]?.aliases).toEqual(['Bir']);
    expect(core[0]).not.toHaveProperty('aliases');
    expect(core[2]?.offers[0]?.eligibility).toBe('student');
    expect(core[0]?.changes?.[0]).toMatchObject({ change_type: 'limits_reduced', direction: 'negative' });
  });

  it('have the long members of each vendor in the part that it names, in catalogue order', () => {
    // Vendors of one category are together: Acme and Cedar, then Birch, then the one without an offer.
    expect(core.map(({ part }) => part)).toEqual([0, 1, 0, 1]);
    const parts = [0, 1].map((part) => json(`_split/part-${part}.json`) as readonly LongVendor[]);
    expect(parts.map((part) => part.map(({ offers }) => offers[0]?.description.length))).toEqual([
      [12, 30_000],
      [30_000, undefined],
    ]);
    expect(parts[0]?.[0]?.reads).toHaveLength(1);
  });

  it('have the detectors of vendors that have any', () => {
    const some = catalogue({ vendors: [vendor({ detect: { env: ['ACME_*'] } }), vendor({ name: 'Birch' })] });
    expect(JSON.parse(split(some).get('_split/detectors.json') ?? '')).toEqual([['acme', { env: ['ACME_*'] }]]);
  });
});

describe('the names of the tables', () => {
  it('are equal for equal records on another day, and different for other records', () => {
    expect(tablePrefix(index)).toMatch(/^split_[0-9a-f]{12}$/);
    expect(tablePrefix(catalogue({ vendors, date: '2026-12-01' }))).toBe(tablePrefix(index));
    expect(tablePrefix(catalogue({ vendors: vendors.slice(1) }))).not.toBe(tablePrefix(index));
  });
});

it('the long members of a record are its texts and its evidence', () => {
  expect(longChange(change({ summary: 'Less' }))).toEqual({
    summary: 'Less',
    previous_state: 'The old terms',
    current_state: 'The new terms',
    source_url: 'https://acme.example/pricing',
  });
});
