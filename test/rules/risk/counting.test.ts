import { describe, expect, it } from 'vitest';
import { CHANGE_TYPES } from '../../../src/model/vocabulary.ts';
import { isBearing, isProven, isUnconfirmed, severity, withheld } from '../../../src/rules/risk/risk-rating.ts';
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

it('calls a record proven that is sourced and not unconfirmed', () => {
  const records = [change(), unsourced(), change(unusable), change(checked('ok'))];
  expect(records.map(isProven)).toEqual([true, false, false, true]);
  expect(records.map(isUnconfirmed)).toEqual([false, false, true, false]);
});
