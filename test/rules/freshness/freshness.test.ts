import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { RESTATEMENT_REFUSALS } from '../../../src/model/vocabulary.ts';
import { freshness } from '../../../src/rules/freshness/freshness.ts';
import { restatementRefusal } from '../../../src/rules/freshness/restatement-refusal.ts';
import { supersedingReading } from '../../../src/rules/risk/terms-superseded.ts';
import {
  catalogue,
  category,
  change,
  daysAgo,
  offer,
  read,
  TODAY,
  vendor,
  type Plain,
  unsourced,
} from '../../builders.ts';

const page = (name: string, given: Partial<Plain<Offer>>, reads: readonly PageRead[] = []) =>
  vendor({ name, offers: [offer(given)], reads });
const restated = {
  reading_date: '2026-10-01',
  source_url: 'https://acme.example/pricing',
  record_date: '2026-10-01',
  change_type: 'limits_reduced',
  restated_on: '2026-10-02',
} as const;

describe('an index', () => {
  const measure = () =>
    freshness(
      catalogue({
        vendors: [
          page('Stamped today', { verifiedDate: TODAY }),
          page('Week', { verifiedDate: daysAgo(7) }, [read({ last_success: daysAgo(7) })]),
          page('Month', { verifiedDate: daysAgo(30) }, [
            read({ last_success: daysAgo(30), last_attempt: daysAgo(91) }),
          ]),
          page('Old', { verifiedDate: daysAgo(181), category: 'Email' }, [read({ last_success: daysAgo(181) })]),
          page('Restated', { verifiedDate: daysAgo(90), restated_from: restated }, [read()]),
        ],
        categories: [category({ name: 'Empty' })],
      }),
    );

  test('counts stamps and confirmations apart, windows including their edge', () => {
    expect(measure()).toMatchObject({
      total_offers: 5,
      stamped_within_7_days: 2,
      stamped_within_30_days: 3,
      stamped_within_90_days: 4,
      stamped_within_180_days: 4,
      confirmed_within_7_days: 1,
      confirmed_within_30_days: 2,
      confirmed_within_90_days: 2,
      confirmed_within_180_days: 2,
      offers_holding_a_confirmation: 3,
      oldest_confirmation_held: daysAgo(181),
      attempted_within_90_days: 3,
      freshness_score: 40,
      stamp_score: 80,
    });
  });

  test('shows its two ends by age', () => {
    expect(measure().stalest_entries.map((entry) => entry.vendor)).toEqual([
      'Old',
      'Restated',
      'Month',
      'Week',
      'Stamped today',
    ]);
    expect(measure().freshest_entries.map((entry) => entry.vendor)).toEqual(
      measure()
        .stalest_entries.map((entry) => entry.vendor)
        .toReversed(),
    );
    expect(measure().stalest_entries[1]).toEqual({
      vendor: 'Restated',
      category: 'Databases',
      verifiedDate: daysAgo(90),
      last_read_date: '2026-11-19',
      confirmed_on: null,
      url: 'https://acme.example/pricing',
      days_since_verified: 90,
      days_since_read: 1,
    });
    expect(measure().freshest_entries[0]).toMatchObject({ last_read_date: null, days_since_read: null });
  });

  test('is broken down by category, best confirmed first', () => {
    expect(measure().by_category).toEqual([
      {
        category: 'Databases',
        count: 4,
        avg_days_since_verified: 32,
        freshness_score: 50,
        stamp_score: 100,
        confirmed_within_90_days: 2,
        stamped_within_90_days: 4,
      },
      {
        category: 'Email',
        count: 1,
        avg_days_since_verified: 181,
        freshness_score: 0,
        stamp_score: 0,
        confirmed_within_90_days: 0,
        stamped_within_90_days: 0,
      },
    ]);
  });

  test('without offers scores 0 and holds nothing', () => {
    expect(freshness(catalogue({ vendors: [] }))).toMatchObject({
      total_offers: 0,
      freshness_score: 0,
      stamp_score: 0,
      oldest_confirmation_held: null,
      stalest_entries: [],
      by_category: [],
      quarantine: { count: 0, retry_after_days: 7, entries: [] },
    });
  });

  test('shows twenty entries at most at each end', () => {
    const many = Array.from({ length: 25 }, (_, at) => page(`Vendor ${String(at)}`, {}));
    const { stalest_entries: stalest, freshest_entries: freshest } = freshness(catalogue({ vendors: many }));
    expect([stalest.length, freshest.length]).toEqual([20, 20]);
  });
});

describe('quarantine', () => {
  const failing = (consecutive: number, retries?: number) =>
    read({
      last_attempt: '2026-11-01',
      failure: {
        category: 'bot_block',
        consecutive,
        error: 'HTTP 403',
        quarantined_since: '2026-10-01',
        ...(retries === undefined ? {} : { retries }),
      },
    });
  const quarantined = (given: PageRead) => freshness(catalogue({ vendors: [page('Acme', {}, [given])] })).quarantine;

  test('is entered at the third failure in a row', () => {
    expect(quarantined(read()).count).toBe(0);
    expect(quarantined(failing(2)).count).toBe(0);
    expect(quarantined(failing(3))).toEqual({
      count: 1,
      retry_after_days: 7,
      by_reason: {
        bot_block: 1,
        unreachable: 0,
        http_error: 0,
        timeout: 0,
        network_error: 0,
        empty_page: 0,
        source_unusable: 0,
      },
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

  test.each([
    [0, '2026-11-08'],
    [1, '2026-11-15'],
    [2, '2026-11-29'],
    [9, '2026-11-29'],
  ])('after %i retries tries again on %s', (retries, expected) => {
    expect(quarantined(failing(5, retries)).entries[0]?.next_retry).toBe(expected);
  });
});

describe('superseded terms', () => {
  const stored = { description: 'Free: 1 GB storage' };
  const superseding = (given: Partial<Plain<ChangeRecord>> = {}) =>
    change({ previous_state: 'Free: 1 GB storage', current_state: 'Free: 500 MB storage', ...given });
  const refusal = (given: {
    readonly offer?: Partial<Plain<Offer>>;
    readonly record?: Partial<Plain<ChangeRecord>>;
  }) => {
    const record = superseding(given.record);
    const reading = supersedingReading(record);
    return reading && restatementRefusal({ offer: offer({ ...stored, ...given.offer }), record, reading });
  };

  test('may be restated where no ground speaks against the reading', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ record: { source_url: 'https://docs.acme.example/limits' } })).toBeNull();
  });

  test.each([
    ['https://acme.example/pricing', 'https://www.acme.example/news', null],
    ['https://docs.acme.example/', 'https://acme.example/', null],
    ['https://acme.co.uk/', 'https://other.co.uk/', 'reading_answers_for_something_else'],
    ['https://one.github.io/', 'https://other.github.io/', 'reading_answers_for_something_else'],
    ['https://acme.example/', 'https://notacme.example/', 'reading_answers_for_something_else'],
  ])('of an offer on %s by a reading of %s: %s', (url, source_url, ground) => {
    expect(refusal({ offer: { url }, record: { source_url } })).toBe(ground);
  });

  test.each([
    ['tier_is_not_one_we_record_as_free', { offer: { tier: 'Trial' } }],
    ['reading_answers_for_something_else', { record: { source_url: 'https://news.example.org/acme' } }],
    [
      'reading_describes_the_page_not_the_terms',
      { record: { current_state: 'The pricing page no longer lists 1 GB' } },
    ],
    ['reading_states_no_figure_where_our_terms_do', { record: { current_state: 'Less storage' } }],
    [
      'reading_drops_the_cap_on_who_may_use_it',
      { offer: { description: 'For students: 1 GB storage' }, record: { current_state: '500 MB storage' } },
    ],
    ['reading_says_what_we_already_store', { record: { current_state: 'free: 1 gb  storage' } }],
    [
      'a_record_no_newer_already_restated_this',
      { offer: { restated_from: { ...restated, record_date: '2026-11-01' } } },
    ],
    ['this_reading_is_held_back_by_name', { record: { hold_reading: true } }],
  ] as const)('are not restated: %s', (ground, given) => {
    expect(refusal(given)).toBe(ground);
  });

  test('are counted, each offer under its first ground', () => {
    const one = (name: string, given: Partial<Plain<Offer>>, record: ChangeRecord, reads: readonly PageRead[] = []) =>
      vendor({ name, offers: [offer({ ...stored, ...given })], changes: [record], reads });
    const { superseded_terms: superseded } = freshness(
      catalogue({
        vendors: [
          one('May', {}, superseding({ date: '2026-10-10' }), [read()]),
          one('Refused', { tier: 'Trial' }, superseding({ date: '2026-09-10', hold_reading: true })),
          one('No source', {}, unsourced(superseding())),
          one('To come', {}, superseding({ date: '2026-12-01' })),
          page('Restated', { restated_from: { ...restated, keeps_product_sentence: true } }),
          page('Restated too', { restated_from: restated }),
        ],
      }),
    );
    const none = Object.fromEntries(RESTATEMENT_REFUSALS.map((ground) => [ground, 0]));
    expect(superseded).toEqual({
      offers_whose_stored_terms_a_record_supersedes: 3,
      offers_we_could_restate_from_a_sourced_reading: 2,
      oldest_reading_we_are_withholding_behind: '2026-09-10',
      offers_we_may_restate_from_their_reading: 1,
      offers_we_refuse_to_restate: { ...none, tier_is_not_one_we_record_as_free: 1 },
      offers_re_read_since_the_record_and_still_withheld: 1,
      restatements_keeping_the_stored_sentence_saying_what_the_product_is: 1,
      offers_whose_terms_came_from_a_reading: 2,
    });
  });
});
