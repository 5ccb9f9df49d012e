import { describe, expect, it } from 'vitest';
import { feedEntries } from '../../../src/rules/changes/feed-entries.ts';
import { catalogue, category, change, daysAgo, TODAY, vendor } from '../../builders.ts';

const of = (...changes: ReturnType<typeof change>[]) => feedEntries(catalogue({ vendors: [vendor({ changes })] }));

describe('the feed', () => {
  it('holds records of the last 90 days, the day at the edge included', () => {
    const entries = of(change({ date: daysAgo(91) }), change({ date: daysAgo(90) }), change({ date: TODAY }));
    expect(entries.map(({ updated }) => updated)).toEqual([TODAY, daysAgo(90)]);
  });

  it('holds an announced change from the day it was recorded, and none whose every day is to come', () => {
    const entries = of(
      change({ date: daysAgo(-30), recorded_date: daysAgo(2), summary: 'announced' }),
      change({ date: daysAgo(-30), summary: 'unrecorded' }),
    );
    expect(entries).toMatchObject([{ record: { summary: 'announced' }, published: daysAgo(2), updated: daysAgo(2) }]);
  });

  it('is updated on the day of recording where that is later than the day of effect', () => {
    expect(of(change({ date: daysAgo(10), recorded_date: daysAgo(2) }))).toMatchObject([{ updated: daysAgo(2) }]);
  });

  it('is never updated in the future', () => {
    const entries = of(change({ date: daysAgo(-1), recorded_date: TODAY }), change({ date: TODAY }));
    expect(entries.map(({ updated }) => updated)).toEqual([TODAY, TODAY]);
  });

  it('begins with the newest event of those written down on one day', () => {
    const entries = of(
      change({ date: daysAgo(80), recorded_date: TODAY }),
      change({ date: daysAgo(9), recorded_date: TODAY }),
    );
    expect(entries.map(({ record }) => record.date)).toEqual([daysAgo(9), daysAgo(80)]);
  });

  it.each(['reversed', 'retracted'] as const)('shows a record %s lately as updated that day, however old', (state) => {
    const entries = of(change({ date: daysAgo(200), resolution: { state, date: daysAgo(3) } }));
    expect(entries).toMatchObject([{ published: daysAgo(200), updated: daysAgo(3) }]);
  });

  it('leaves out housekeeping of the index', () => {
    expect(of(change({ reports: 'our_index' }))).toEqual([]);
  });

  it('of one thing holds its records of any day', () => {
    const databases = category();
    const index = catalogue({
      categories: [databases, category({ name: 'Email' })],
      vendors: [
        vendor({ name: 'Acme', changes: [change({ date: daysAgo(400), summary: 'cut' })] }),
        vendor({
          name: 'Beta',
          changes: [
            change({ change_type: 'new_tier', date: daysAgo(300), summary: 'tier' }),
            change({ category: 'Email', date: daysAgo(5), summary: 'mail' }),
          ],
        }),
      ],
    });
    const summaries = (scope: Parameters<typeof feedEntries>[1]) =>
      feedEntries(index, scope).map(({ record }) => record.summary);
    const [linkedDatabases] = index.records.categories;
    expect(summaries({})).toEqual(['mail']);
    expect(summaries({ type: 'new_tier' })).toEqual(['tier']);
    expect(summaries({ type: 'limits_reduced' })).toEqual(['mail', 'cut']);
    expect(summaries({ categories: [linkedDatabases!] })).toEqual(['tier', 'cut']);
    expect(summaries({ categories: [linkedDatabases!], type: 'new_tier' })).toEqual(['tier']);
    expect(summaries({ vendors: index.records.vendors.slice(0, 1) })).toEqual(['cut']);
    expect(summaries({ vendors: index.records.vendors.slice(0, 1), categories: [linkedDatabases!] })).toEqual([
      'tier',
      'cut',
    ]);
    expect(summaries({ categories: [category({ name: 'Storage' })] })).toEqual([]);
  });

  it('keeps the order of the catalogue among records of one day, whatever the order of the file', () => {
    const entries = of(
      change({ date: daysAgo(3), summary: 'older' }),
      change({ date: daysAgo(1), summary: 'first' }),
      change({ date: daysAgo(1), change_type: 'restriction', summary: 'second' }),
      change({ date: daysAgo(2), summary: 'middle' }),
    );
    expect(entries.map(({ record }) => record.summary)).toEqual(['first', 'second', 'middle', 'older']);
  });

  it('holds the newest 100', () => {
    const entries = of(...Array.from({ length: 120 }, (_each, place) => change({ date: daysAgo(place % 80) })));
    expect(entries).toHaveLength(100);
    expect(entries.at(-1)?.updated).toBe(daysAgo(59));
  });

  it('names a record the same when another is added, reworded or resolved', () => {
    const [first, second] = [change({ summary: 'first' }), change({ summary: 'second' })];
    const before = of(first, second).map(({ key }) => key);
    const after = of(
      { ...first, ...change({ summary: 'reworded', resolution: { state: 'retracted', date: daysAgo(1) } }) },
      second,
      change({ change_type: 'new_tier' }),
      change({ summary: 'third' }),
    );
    expect(before).toEqual(['acme/2026-11-01/limits_reduced', 'acme/2026-11-01/limits_reduced/2']);
    expect(after.map(({ key }) => key).toSorted()).toEqual(
      [...before, 'acme/2026-11-01/limits_reduced/3', 'acme/2026-11-01/new_tier'].toSorted(),
    );
  });
});
