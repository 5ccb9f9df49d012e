import { describe, expect, it } from 'vitest';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import {
  counting,
  isBearing,
  isCounting,
  isProven,
  isUnconfirmed,
  severity,
  withheld,
} from '../../../src/rules/risk/risk-rating.ts';
import { change, daysAgo, TODAY, unsourced } from '../../builders.ts';

const facts = { today: TODAY, offerTier: 'Free' };
const unusable = { archive_check: { checked: '2026-11-10', outcome: 'no_usable_capture' } } as const;
const checked = (outcome: 'ok' | 'states_no_terms') => ({
  ...unusable,
  source_check: { checked: '2026-11-10', outcome, detail: 'As read' },
});

describe('the severity of a record', () => {
  it('is a matter of its type, with a deprecation by its effect', () => {
    expect(CHANGE_TYPES.map((change_type) => [change_type, severity(change({ change_type }))])).toEqual([
      ['free_tier_removed', 'risky'],
      ['open_source_killed', 'risky'],
      ['product_deprecated', null],
      ['limits_reduced', 'caution'],
      ['restriction', 'caution'],
      ['pricing_restructured', 'caution'],
      ['pricing_model_change', 'caution'],
      ['limits_increased', null],
      ['new_free_tier', null],
      ['new_tier', null],
      ['startup_program_expanded', null],
      ['pricing_postponed', null],
      ['rebranded', null],
      ['record_corrected', null],
    ]);
  });

  it.each([
    ['ends', 'risky'],
    ['narrows', 'caution'],
    ['none', null],
  ] as const)('of a deprecation that %s is %s', (listing_effect, expected) => {
    expect(severity(change({ change_type: 'product_deprecated', listing_effect }))).toBe(expected);
  });
});

describe('a record sets a level', () => {
  it.each([
    ['on its day', change({ date: TODAY }), true],
    ['not before its day', change({ date: daysAgo(-1) }), false],
    ['on day 180', change({ date: daysAgo(180) }), true],
    ['not on day 181, when it lapses', change({ date: daysAgo(181) }), false],
    ['on day 181 where its type never lapses', change({ change_type: 'restriction', date: daysAgo(181) }), true],
    ['not without a severity', change({ change_type: 'rebranded' }), false],
    ['not after its reversal', change({ resolution: { state: 'reversed', date: TODAY } }), false],
    ['not as housekeeping of the index', change({ reports: 'our_index' }), false],
    ['not for another tier', change({ tier: 'Pro' }), false],
    ['for its own tier, however it is written', change({ tier: ' FREE ' }), true],
    ['not where it widens the tier', change({ tier: 'Free', tier_direction: 'widened' }), false],
    ['not where it leaves the tier unchanged', change({ tier: 'Free', tier_direction: 'unchanged' }), false],
    ['not without a source', unsourced(), false],
    ['not where no archived copy confirms it', change(unusable), false],
    ['where a read of its source confirms it', change(checked('ok')), true],
    ['not where a read of its source does not', change(checked('states_no_terms')), false],
  ] as const)('%s', (_, record, expected) => {
    expect(isCounting(record, facts)).toBe(expected);
  });

  it('about any tier where no offer is listed', () => {
    expect(isCounting(change({ tier: 'Pro' }), { today: TODAY, offerTier: null })).toBe(true);
  });
});

it('weighs a risky record as caution from day 366 on', () => {
  const removal = (days: number) => change({ change_type: 'free_tier_removed', date: daysAgo(days) });
  const levels = counting([removal(366), removal(365), removal(0)], facts).map(({ level }) => level);
  expect(levels).toEqual(['caution', 'risky', 'risky']);
});

it('withholds records that bear on the offer but are unsourced or unconfirmed, of any age', () => {
  const old = unsourced({ date: daysAgo(800), change_type: 'free_tier_removed' });
  const records = [change(), old, change(unusable), unsourced({ date: daysAgo(-1) }), unsourced({ tier: 'Pro' })];
  expect(withheld(records, facts)).toEqual([
    { record: old, level: 'caution' },
    { record: records[2], level: 'caution' },
  ]);
  expect(records.map((record) => isBearing(record, facts))).toEqual([true, true, true, false, false]);
});

it('has nothing of no records', () => {
  expect([counting([], facts), withheld([], facts)]).toEqual([[], []]);
});

it('calls a record proven that is sourced and not unconfirmed', () => {
  const records = [change(), unsourced(), change(unusable), change(checked('ok'))];
  expect(records.map(isProven)).toEqual([true, false, false, true]);
  expect(records.map(isUnconfirmed)).toEqual([false, false, true, false]);
});
