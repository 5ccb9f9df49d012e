import { describe, expect, it } from 'vitest';
import { advisory, highImpact } from '../../../src/rules/changes/change-search.ts';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Plain } from '../../builders.ts';
import { catalogue, change, daysAgo, vendor } from '../../builders.ts';

const loud = (given: Partial<Plain<ChangeRecord>> = {}) =>
  change({ impact: 'high', change_type: 'free_tier_removed', date: '2026-11-15', ...given });

const advised = (...changes: readonly ChangeRecord[]) => {
  const index = catalogue({ vendors: [vendor({ changes })] });
  return { advised: advisory(index, []).map(({ summary }) => summary), counted: highImpact(index).length };
};

describe('advisory', () => {
  it.each([
    ['a free tier removed', loud({ summary: 'advised' }), 1],
    [
      'the day at the edge of the 30',
      loud({ summary: 'advised', date: daysAgo(30), change_type: 'limits_reduced' }),
      1,
    ],
    ['today', loud({ summary: 'advised', date: daysAgo(0), change_type: 'product_deprecated' }), 1],
    ['the end of an open edition', loud({ summary: 'advised', change_type: 'open_source_killed' }), 1],
    ['a new free tier', loud({ summary: 'advised', change_type: 'new_free_tier' }), 1],
  ])('names %s', (_title, record, counted) => {
    expect(advised(record)).toEqual({ advised: ['advised'], counted });
  });

  it.each([
    ['a change of 31 days ago', loud({ date: daysAgo(31) }), 0],
    ['a change dated ahead of today', loud({ date: daysAgo(-1) }), 0],
    ['a change of medium impact', loud({ impact: 'medium' }), 0],
    ['a retracted record', loud({ resolution: { state: 'retracted', date: '2026-11-16' } }), 0],
    ['a reversed record', loud({ resolution: { state: 'reversed', date: '2026-11-16' } }), 0],
    ['a restriction, which is counted only', loud({ change_type: 'restriction' }), 1],
    ['housekeeping', loud({ reports: 'our_index' }), 0],
  ])('says nothing of %s', (_title, record, counted) => {
    expect(advised(record)).toEqual({ advised: [], counted });
  });

  it('shows the newest three', () => {
    const changes = [4, 2, 5, 3].map((ago) => loud({ summary: String(ago), date: daysAgo(ago) }));
    expect(advised(...changes).advised).toEqual(['2', '3', '4']);
  });

  it('leaves out what the query matched', () => {
    const index = catalogue({ vendors: [vendor({ changes: [loud(), loud({ summary: 'outside' })] })] });
    expect(advisory(index, [index.changes[0]!]).map(({ summary }) => summary)).toEqual(['outside']);
  });
});
