import { describe, expect, test } from 'vitest';
import { freshness } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, category, daysAgo, read, TODAY } from '../../builders.ts';
import { RESTATED, page } from './entries.ts';

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
          page('Restated', { verifiedDate: daysAgo(90), restated_from: RESTATED }, [read()]),
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
