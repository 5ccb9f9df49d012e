import fc from 'fast-check';
import { CHANGE_TYPES } from '../../src/model/vocabulary.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { MINIATURE } from './miniature.ts';
import { TODAY } from '../builders.ts';

/** The day on which every generated catalogue is written. */
export const WRITTEN = TODAY;

const dayFrom = (min: number, max: number) => fc.integer({ min, max }).map((offset) => addDays(WRITTEN, offset));
const past = dayFrom(-900, 0);
const anyDay = dayFrom(-900, 900);

const figure = fc.tuple(fc.constantFrom(1, 2, 5, 10, 100), fc.constantFrom('GB', 'users', 'builds', 'databases'));
const terms = fc
  .uniqueArray(figure, { minLength: 1, maxLength: 3, selector: ([, unit]) => unit })
  .map((figures) => figures.map(([amount, unit]) => `${amount} ${unit}`).join(' and '));

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const offer = fc.record({
  category: fc.constant('Databases'),
  tier: fc.constantFrom('Free', 'Hobby', 'Paid', 'Free trial', 'Retired'),
  url: fc.constant('https://acme.example/pricing'),
  verifiedDate: past,
  expires_date: optional(anyDay),
  tags: fc.constant(['sql']),
  description: terms,
});

const change = fc.record({
  change_type: fc.constantFrom(...CHANGE_TYPES),
  date: anyDay,
  date_source: optional(fc.constantFrom('hand_written', 'vendor_page', 'discovered')),
  recorded_date: optional(past),
  impact: fc.constant('medium'),
  category: fc.constant('Databases'),
  tier: optional(fc.constantFrom('Free', 'Hobby')),
  reports: optional(fc.constant('our_index')),
  listing_effect: optional(fc.constantFrom('ends', 'narrows', 'none')),
  discontinued_date: optional(anyDay),
  summary: terms,
  previous_state: optional(terms),
  current_state: optional(terms),
  source_url: optional(fc.constant('https://acme.example/news')),
  resolution: optional(fc.record({ state: fc.constantFrom('reversed', 'retracted'), date: past })),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** A record with the keys that its type and its date require; every other fault is left in. */
function stated(record: Change): Change {
  const isDeprecation = record.change_type === 'product_deprecated';
  const isUnannounced = record.date > WRITTEN && record.date_source !== 'vendor_page';
  return {
    ...record,
    listing_effect: isDeprecation ? (record.listing_effect ?? 'ends') : undefined,
    ...(isUnannounced && { date_source: 'hand_written', recorded_date: record.recorded_date ?? WRITTEN }),
  };
}

const read = fc.record({ date: past, outcome: fc.constantFrom('confirmed', 'changed') }).map((newest) => ({
  url: 'https://acme.example/pricing',
  last_attempt: newest.date,
  last_read: newest,
  ...(newest.outcome === 'confirmed' && { last_success: newest.date }),
  last_reachable: newest.date,
}));

const vendor = fc.record({
  offers: fc.uniqueArray(offer, { minLength: 1, maxLength: 2, selector: ({ tier }) => tier }),
  changes: fc.uniqueArray(change.map(stated), { maxLength: 4, selector: ({ change_type: type }) => type }),
  read: optional(read),
});

const LISTS: readonly SourceFile[] = [
  ...MINIATURE.filter(({ path }) => path === 'categories.yaml'),
  { path: 'tags.yaml', text: '- sql\n' },
];

/** Catalogues of one vendor, some at fault. JSON is YAML, so the files are written as JSON. */
export const catalogueFiles: fc.Arbitrary<readonly SourceFile[]> = vendor.map(({ offers, changes, read: page }) => [
  ...LISTS,
  { path: 'vendors/acme.yaml', text: JSON.stringify({ vendor: 'Acme', offers, changes }) },
  ...(page ? [{ path: 'reads/acme.yaml', text: JSON.stringify({ reads: [page] }) }] : []),
]);
