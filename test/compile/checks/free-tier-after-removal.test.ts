import { expect, it } from 'vitest';
import { diagnosed } from './diagnosed.ts';

const vendorWith = (offer: string, record: string) => `vendor: Dunlin
offers:
  - category: Databases
    url: https://dunlin.example/pricing
    tags: [sql]
    description: One host for tests
    ${offer}
changes:
  - change_type: free_tier_removed
    impact: high
    category: Databases
    summary: The free plan is closed
    alternatives: []
    ${record}
`;
const found = (offer: string, record: string) =>
  diagnosed('vendors/dunlin.yaml', vendorWith(offer.replaceAll('; ', '\n    '), record.replaceAll('; ', '\n    '))).map(
    (each) => each.replace(/^\d+ /, ''),
  );
const SOURCE = 'source_url: https://dunlin.example/news';

it.each([['written before a sourced removal', 'tier: Free; verifiedDate: 2026-10-01', `date: 2026-10-02; ${SOURCE}`]])(
  'reports an offer that is listed as free and was %s',
  (_, offer, record) => {
    expect(found(offer, record)).toEqual(['free-tier-after-removal']);
  },
);

it.each([
  [
    'the offer was written on the day of the removal',
    'tier: Free; verifiedDate: 2026-10-02',
    `date: 2026-10-02; ${SOURCE}`,
  ],
  ['the removal has no source', 'tier: Free; verifiedDate: 2026-10-01', 'date: 2026-10-02'],
  ['the offer is listed as retired', 'tier: Retired; verifiedDate: 2026-10-01', `date: 2026-10-02; ${SOURCE}`],
  ['the removal is of another tier', 'tier: Free; verifiedDate: 2026-10-01', `date: 2026-10-02; tier: Pro; ${SOURCE}`],
  [
    'the removal was announced ahead',
    'tier: Free; verifiedDate: 2026-10-01',
    `date: 2026-10-20; recorded_date: 2026-10-02; ${SOURCE}`,
  ],
])('accepts it where %s', (_, offer, record) => {
  expect(found(offer, record)).toEqual([]);
});
