import { vi } from 'vitest';
import type { LongOffer } from '../../../src/model/split-index.ts';
import { LazyVendors, type LongRecords } from '../../../src/rules/catalogue/lazy-records.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue, category, change, day, offer, read, TODAY } from '../../builders.ts';

export const { url, description } = offer();

const long: LongOffer = { url, description, eligibility: { type: 'startup', conditions: ['Young'], program: 'Start' } };

const texts = change({ summary: 'The texts' });

/** A source that holds everything, and records what is requested. */
export const source = () => ({
  vendor: vi.fn<LongRecords['vendor']>(() => ({ offers: [long], reads: [read()] })),
  detectors: vi.fn<LongRecords['detectors']>(() => ({ npm: ['acme'] })),
  change: vi.fn<LongRecords['change']>(() => texts),
  expect: vi.fn<LongRecords['expect']>(),
});

const shortOffer = {
  category: 'Databases',
  tier: 'Free',
  verifiedDate: day('2026-11-10'),
  tags: ['database'],
  eligibility: 'startup',
} as const;

const shortChange = {
  category: 'Databases',
  change_type: 'limits_reduced',
  date: day('2026-11-01'),
  date_source: 'vendor_page',
  impact: 'low',
  alternatives: [],
  direction: 'negative',
} as const;

/** Three vendors of a split index: Acme with reads and detectors, Birch and Cedar with two records each. */
export function linked(of: LongRecords) {
  const made = new LazyVendors(of);
  const vendors = ['Acme', 'Birch', 'Cedar'].map((name, at) =>
    made.add({
      slug: slug(name),
      name,
      part: at === 2 ? 1 : 0,
      offers: [shortOffer],
      ...(at > 0 && { changes: [shortChange, shortChange] }),
      ...(at === 0 && { has: ['detect', 'reads'] as const }),
    }),
  );
  const { records, site } = catalogue({ vendors: [], categories: [category()] });
  return link({ ...records, vendors }, TODAY, site);
}
