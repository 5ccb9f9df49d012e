import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { ARCHIVE_OUTCOMES, CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import { riskRating } from '../../../src/rules/risk/risk-rating.ts';
import { direction } from '../../../src/rules/risk/standing.ts';
import { change, daysAgo, TODAY, type Plain, unsourced } from '../../builders.ts';

const rate = (changes: readonly ChangeRecord[], offerTier = 'Free') => riskRating({ changes, offerTier, today: TODAY });
const STABLE = { level: 'stable', cause: null, rating_withheld: null };
const withheld = (reason: string, records: number) => ({
  level: null,
  cause: null,
  rating_withheld: { reason, records },
});
const unconfirmed = (given: Partial<Plain<ChangeRecord>> = {}) =>
  change({ archive_check: { checked: TODAY, outcome: 'no_usable_capture' }, ...given });

test('nothing on record is stable', () => {
  expect(rate([])).toEqual(STABLE);
});

describe('a record by itself', () => {
  test.each([
    ['free_tier_removed', 'risky'],
    ['open_source_killed', 'risky'],
    ['limits_reduced', 'caution'],
    ['pricing_restructured', 'caution'],
    ['restriction', 'caution'],
    ['pricing_model_change', 'caution'],
  ] as const)('%s sets %s, and is its cause', (type, level) => {
    const record = change({ change_type: type, date: TODAY });
    expect(rate([record])).toEqual({ level, cause: record, rating_withheld: null });
  });

  test.each([
    ['ends', 'risky'],
    ['narrows', 'caution'],
    ['none', 'stable'],
  ] as const)('a deprecation whose effect is "%s" sets %s', (effect, level) => {
    expect(rate([change({ change_type: 'product_deprecated', listing_effect: effect })]).level).toBe(level);
  });

  test.each([
    ['a deprecation that does not say what it ends', change({ change_type: 'product_deprecated' })],
    ['a change of tomorrow', change({ date: daysAgo(-1) })],
    ['a change taken back', change({ resolution: { state: 'reversed', date: TODAY } })],
    ['an error of ours', change({ resolution: { state: 'retracted', date: TODAY } })],
    ['housekeeping of our index', change({ reports: 'our_index' })],
    ['a change of another tier', change({ tier: 'Pro' })],
    ['a change that left the tier as it was', change({ tier: 'free', tier_direction: 'unchanged' })],
    ['a change that widened the tier', change({ tier: 'free', tier_direction: 'widened' })],
  ])('%s sets nothing', (_, record) => {
    expect(rate([record])).toEqual(STABLE);
  });

  test.each(CHANGE_TYPES.filter((type) => direction(type) !== 'negative'))('%s sets nothing', (type) => {
    expect(rate([change({ change_type: type })])).toEqual(STABLE);
  });
});

describe('with time', () => {
  test.each(['pricing_restructured', 'limits_reduced', 'pricing_model_change'] as const)(
    '%s counts on day 180 and not on day 181',
    (type) => {
      expect(rate([change({ change_type: type, date: daysAgo(180) })]).level).toBe('caution');
      expect(rate([change({ change_type: type, date: daysAgo(181) })])).toEqual(STABLE);
    },
  );

  test('a restriction never stops counting', () => {
    expect(rate([change({ change_type: 'restriction', date: daysAgo(3000) })]).level).toBe('caution');
  });

  test('a removal is risky on day 365 and caution from day 366 on', () => {
    expect(rate([change({ change_type: 'free_tier_removed', date: daysAgo(365) })]).level).toBe('risky');
    expect(rate([change({ change_type: 'free_tier_removed', date: daysAgo(366) })]).level).toBe('caution');
  });
});

describe('the cause', () => {
  const removal = change({ change_type: 'free_tier_removed', date: '2026-03-01' });
  const older = change({ date: '2026-10-01' });
  const newer = change({ date: '2026-11-01' });
  const sameDay = change({ date: '2026-11-01', summary: 'Another of that day' });

  test.each([
    ['is the most severe, though others are newer', [newer, removal, older], removal],
    ['is the newest of equally severe ones', [older, newer], newer],
    ['is the first in the file of equally severe ones of one day', [older, newer, sameDay], newer],
  ])('%s', (_, changes, cause) => {
    expect(rate(changes).cause).toBe(cause);
  });
});

describe('a level is withheld', () => {
  test.each([
    ['by one record without a source', [unsourced()], 'no_source', 1],
    ['by one record whose source is blank', [unsourced({ source_url: ' ' })], 'no_source', 1],
    ['by one record that no archived copy confirms', [unconfirmed()], 'unconfirmed', 1],
    [
      'for lack of a confirmation where the most severe record is unconfirmed and a milder one is unsourced',
      [unsourced(), unconfirmed({ change_type: 'free_tier_removed' })],
      'unconfirmed',
      2,
    ],
    [
      'for lack of a source where the most severe record is unsourced and a milder one is unconfirmed',
      [unconfirmed(), unsourced({ change_type: 'free_tier_removed' })],
      'no_source',
      2,
    ],
    ['and every such record is counted', [unsourced(), unsourced(), unconfirmed()], 'unconfirmed', 3],
    [
      'by the weight the record would have today',
      [unsourced({ change_type: 'free_tier_removed', date: daysAgo(366) }), unconfirmed()],
      'unconfirmed',
      2,
    ],
    ['by records that would long have lapsed', [unsourced({ date: daysAgo(900) })], 'no_source', 1],
  ] as const)('%s', (_, records, reason, count) => {
    expect(rate(records)).toEqual(withheld(reason, count));
  });

  test.each([
    ['a record still to come', unsourced({ date: daysAgo(-1) })],
    ['a record of another tier', unsourced({ tier: 'Pro' })],
    ['a retracted record', unsourced({ resolution: { state: 'retracted', date: TODAY } })],
    ['a positive record', unsourced({ change_type: 'new_tier' })],
  ])('but not by %s', (_, record) => {
    expect(rate([record])).toEqual(STABLE);
  });

  test('never where another record set one', () => {
    const sound = change();
    expect(rate([unsourced({ change_type: 'free_tier_removed' }), sound])).toEqual({
      level: 'caution',
      cause: sound,
      rating_withheld: null,
    });
  });
});

describe('an archive check', () => {
  test.each(ARCHIVE_OUTCOMES.filter((outcome) => outcome !== 'no_usable_capture'))(
    'with outcome %s changes nothing',
    (outcome) => {
      expect(rate([change({ archive_check: { checked: TODAY, outcome } })]).level).toBe('caution');
    },
  );

  test('without a usable copy is made up for by our own check', () => {
    const ok = { checked: TODAY, outcome: 'ok', detail: 'The page states it' } as const;
    expect(rate([unconfirmed({ source_check: ok })]).level).toBe('caution');
    expect(rate([unconfirmed({ source_check: { ...ok, outcome: 'unreadable' } })])).toEqual(withheld('unconfirmed', 1));
  });
});
