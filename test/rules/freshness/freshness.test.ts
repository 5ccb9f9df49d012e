import { describe, expect, it, test } from 'vitest';
import {
  freshnessWindows,
  freshnessEntries,
  categoryFreshness,
  freshness,
  percentage,
} from '../../../src/rules/freshness/freshness.ts';
import {
  catalogue,
  catalogueOf,
  daysAgo,
  offer,
  read,
  TODAY,
  vendor,
  category,
  day,
  unsourced,
  type Plain,
} from '../../builders.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { FAILURE_CATEGORIES, RESTATEMENT_REFUSALS } from '../../../src/model/vocabulary.ts';
import { RESTATED, STORED, page, superseding } from './entries.ts';

/** Windows of offers of these ages, each with the age of its last attempt and confirmation. */
const windowsOf = (...ages: readonly (readonly [stamped: number, attempted?: number, confirmed?: number])[]) => {
  const vendors = ages.map(([stamped, attempted, confirmed], index) =>
    vendor({
      name: `Vendor ${index}`,
      offers: [offer({ verifiedDate: daysAgo(stamped) })],
      reads:
        attempted === undefined
          ? []
          : [
              read({
                last_attempt: daysAgo(attempted),
                ...(confirmed !== undefined && { last_success: daysAgo(confirmed) }),
              }),
            ],
    }),
  );
  return freshnessWindows(catalogue({ vendors }).listings, TODAY);
};

describe('the windows of the entries', () => {
  it.each([7, 30, 90, 180] as const)('include the day at the edge, %i days ago, and not the day before', (days) => {
    const { [`stamped_within_${days}_days` as const]: stamped } = windowsOf([days], [days + 1], [0]);
    expect(stamped).toBe(2);
  });

  it.each([7, 30, 90, 180] as const)('include a confirmation %i days ago, and not one a day older', (days) => {
    const found = windowsOf([300, 0, days], [300, 0, days + 1]);
    expect(found[`confirmed_within_${days}_days`]).toBe(1);
    expect(found).toMatchObject({ offers_holding_a_confirmation: 2, oldest_confirmation_held: daysAgo(days + 1) });
  });

  it('count an attempt up to 90 days ago whatever it confirmed', () => {
    expect(windowsOf([0, 90, 200], [0, 91, 200], [0]).attempted_within_90_days).toBe(1);
  });

  it('score the share of 90 days, rounded', () => {
    expect(windowsOf([90, 0, 90], [91, 0, 91], [91])).toMatchObject({ freshness_score: 33, stamp_score: 33 });
  });

  it('score 0 without offers', () => {
    expect(windowsOf()).toMatchObject({ freshness_score: 0, stamp_score: 0, oldest_confirmation_held: null });
  });
});

const dated = (name: string, days: number) => vendor({ name, offers: [offer({ verifiedDate: daysAgo(days) })] });
const names = (entries: readonly { readonly vendor: string }[]) => entries.map(({ vendor: name }) => name);

it('keeps catalogue order among entries of one day, at both ends', () => {
  const found = freshnessEntries(catalogueOf(dated('C', 5), dated('A', 5), dated('B', 1), dated('D', 5)));
  expect(names(found.freshest_entries)).toEqual(['B', 'A', 'C', 'D']);
  expect(names(found.stalest_entries)).toEqual(['A', 'C', 'D', 'B']);
});

it('shows the 20 oldest and the 20 newest of more entries', () => {
  const vendors = Array.from({ length: 21 }, (_, days) => dated(`Vendor ${days}`, days));
  const found = freshnessEntries(catalogue({ vendors }));
  expect(names(found.freshest_entries)).toEqual(Array.from({ length: 20 }, (_, days) => `Vendor ${days}`));
  expect(names(found.stalest_entries)).toEqual(Array.from({ length: 20 }, (_, rank) => `Vendor ${20 - rank}`));
});

it('states the ages in days, and null for a page that was never read', () => {
  const [entry] = freshnessEntries(catalogueOf(dated('A', 40))).stalest_entries;
  expect(entry).toEqual({
    vendor: 'A',
    category: 'Databases',
    verifiedDate: daysAgo(40),
    last_read_date: null,
    confirmed_on: null,
    url: 'https://acme.example/pricing',
    days_since_verified: 40,
    days_since_read: null,
  });
});

it('states no day of a read for a page that was attempted and never read', () => {
  const { last_read: lastRead, last_success: confirmed, ...attempted } = read();
  expect([lastRead?.date, confirmed]).toEqual(['2026-11-19', '2026-11-19']);
  const [entry] = freshnessEntries(catalogueOf(vendor({ reads: [attempted] }))).stalest_entries;
  expect(entry).toMatchObject({ last_read_date: null, confirmed_on: null, days_since_read: null });
});

const listed = (name: string, of: string, days: number, isConfirmed = false) =>
  vendor({ name, offers: [offer({ category: of, verifiedDate: daysAgo(days) })], reads: isConfirmed ? [read()] : [] });

it('lists categories with offers by falling score, then by name', () => {
  const found = categoryFreshness(
    catalogue({
      vendors: [listed('A', 'Zeta', 10), listed('B', 'Alpha', 10), listed('C', 'Mu', 10, true)],
      categories: [category({ name: 'Empty' })],
    }),
  );
  expect(found.map(({ category: name, freshness_score: score }) => [name, score])).toEqual([
    ['Mu', 100],
    ['Alpha', 0],
    ['Zeta', 0],
  ]);
});

it('rounds the average age of the entries to whole days', () => {
  const market = catalogueOf(listed('A', 'Email', 90), listed('B', 'Email', 91, true));
  expect(categoryFreshness(market)).toEqual([
    {
      category: 'Email',
      count: 2,
      avg_days_since_verified: 91,
      freshness_score: 50,
      stamp_score: 50,
      confirmed_within_90_days: 1,
      stamped_within_90_days: 1,
    },
  ]);
});

describe('quarantine', () => {
  const failing = (consecutive: number) =>
    read({
      last_attempt: '2026-11-01',
      failure: { category: 'bot_block', consecutive, error: 'HTTP 403', quarantined_since: '2026-10-01' },
    });
  const quarantined = (given: PageRead) => freshness(catalogueOf(page('Acme', {}, [given]))).quarantine;

  test('is entered at the third failure in a row', () => {
    expect(quarantined(read()).count).toBe(0);
    expect(freshness(catalogue()).quarantine).toMatchObject({ count: 0, entries: [] });
    expect(quarantined(failing(2)).count).toBe(0);
    expect(quarantined(failing(3))).toEqual({
      count: 1,
      retry_after_days: 7,
      by_reason: { ...Object.fromEntries(FAILURE_CATEGORIES.map((category) => [category, 0])), bot_block: 1 },
      entries: [
        {
          vendor: 'Acme',
          url: 'https://acme.example/pricing',
          consecutive_failures: 3,
          failure_category: 'bot_block',
          last_error: 'HTTP 403',
          last_attempt_at: '2026-11-01',
          last_success: '2026-11-19',
          quarantined_since: '2026-10-01',
          next_retry: '2026-11-08',
        },
      ],
    });
  });
});

it('superseded terms are counted, each offer under its first ground', () => {
  const one = (name: string, given: Partial<Plain<Offer>>, record: ChangeRecord, reads: readonly PageRead[] = []) =>
    vendor({ name, offers: [offer({ ...STORED, ...given })], changes: [record], reads });
  const { superseded_terms: superseded } = freshness(
    catalogueOf(
      one('May', {}, superseding({ date: '2026-10-10' }), [read()]),
      one('May too', {}, superseding({ date: '2026-11-05' }), [
        read({ last_read: { date: day('2026-11-05'), outcome: 'confirmed' } }),
      ]),
      one('Refused', { tier: 'Trial' }, superseding({ date: '2026-09-10', hold_reading: true }), [read()]),
      one('No source', {}, unsourced(superseding())),
      one('To come', {}, superseding({ date: '2026-12-01' })),
      page('Restated', { restated_from: { ...RESTATED, keeps_product_sentence: true } }),
      page('Restated too', { restated_from: RESTATED }),
      page('Restated as well', { restated_from: RESTATED }),
    ),
  );
  const none = Object.fromEntries(RESTATEMENT_REFUSALS.map((ground) => [ground, 0]));
  expect(superseded).toEqual({
    offers_whose_stored_terms_a_record_supersedes: 4,
    offers_we_could_restate_from_a_sourced_reading: 3,
    oldest_reading_we_are_withholding_behind: '2026-09-10',
    offers_we_may_restate_from_their_reading: 2,
    offers_we_refuse_to_restate: { ...none, tier_is_not_one_we_record_as_free: 1 },
    offers_re_read_since_the_record_and_still_withheld: 2,
    restatements_keeping_the_stored_sentence_saying_what_the_product_is: 1,
    offers_whose_terms_came_from_a_reading: 3,
  });
});

it.each([
  [0, 0, 0],
  [7, 7, 100],
  [2, 3, 67],
  [1, 200, 1],
  [1, 201, 0],
])('%i of %i is %i per cent, rounded', (part, whole, expected) => {
  expect(percentage(part, whole)).toBe(expected);
});
