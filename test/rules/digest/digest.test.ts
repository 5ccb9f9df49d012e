import { describe, expect, it } from 'vitest';
import { changesOfSpan, digest, weekOf, digestOrder, weeklyDigest } from '../../../src/rules/digest/digest.ts';
import { catalogue, change, day, daysAgo, offer, vendor } from '../../builders.ts';

// TODAY, 2026-11-20, is a Friday.
const of = (...changes: ReturnType<typeof change>[]) => catalogue({ vendors: [vendor({ changes })] });
const dates = (records: readonly { date: string }[]) => records.map(({ date }) => date);

describe('the week', () => {
  it.each([
    ['2026-11-20', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2026-11-16', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2027-01-01', '2026-W53', '2026-12-28', '2027-01-03'],
    ['2024-12-30', '2025-W01', '2024-12-30', '2025-01-05'],
  ])('of %s is %s, Monday to Sunday', (date, name, from, to) => {
    expect(weekOf(day(date))).toEqual({ name, from, to });
  });
});

describe('the changes of a span', () => {
  it('include both days at its edges and nothing beyond', () => {
    const index = of(...['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16'].map((date) => change({ date })));
    expect(dates(changesOfSpan(index, day('2026-11-09'), day('2026-11-15')).effective)).toEqual([
      '2026-11-15',
      '2026-11-09',
    ]);
  });

  it('end today, since a day to come has brought nothing yet', () => {
    const found = changesOfSpan(of(change({ date: '2026-11-21' })), day('2026-11-16'), day('2026-11-22'));
    expect(found).toMatchObject({ from: '2026-11-16', to: '2026-11-20', effective: [] });
  });

  it('are grouped by whether the day they took effect is known', () => {
    const index = of(change({ date: '2026-11-17' }), change({ date: '2026-11-18', date_source: 'discovered' }));
    const found = changesOfSpan(index, day('2026-11-16'), day('2026-11-22'));
    expect([dates(found.effective), dates(found.discovered)]).toEqual([['2026-11-17'], ['2026-11-18']]);
  });

  it.each([
    ['the vendor took back', { resolution: { state: 'reversed', date: '2026-11-19' } }],
    ['we withdrew', { resolution: { state: 'retracted', date: '2026-11-19' } }],
    ['are housekeeping of the index', { reports: 'our_index' }],
    ['correct our own record', { change_type: 'record_corrected' }],
  ] as const)('leave out records that %s', (_which, given) => {
    expect(
      changesOfSpan(of(change({ date: '2026-11-17', ...given })), day('2026-11-16'), day('2026-11-22')),
    ).toMatchObject({
      effective: [],
      discovered: [],
    });
  });
});

describe('the digest', () => {
  const ofThisWeek = ['2026-11-16', '2026-11-18', '2026-11-20'].map((date) => change({ date }));
  const older = change({ date: '2026-10-21' });

  it('is of the week where three changes took effect in it', () => {
    expect(digest(of(...ofThisWeek, older))).toMatchObject({ isWidened: false, changes: { effective: { length: 3 } } });
  });

  it('is of the last 30 days where only two did, the day at the edge included', () => {
    const found = digest(of(...ofThisWeek.slice(1), older, change({ date: '2026-10-20' })));
    expect(found).toMatchObject({ isWidened: true, changes: { from: '2026-10-21', to: '2026-11-20' } });
    expect(dates(found.changes.effective)).toEqual(['2026-11-20', '2026-11-18', '2026-10-21']);
  });

  it('does not count discoveries towards the three', () => {
    const discovered = change({ date: '2026-11-19', date_source: 'discovered' });
    expect(digest(of(...ofThisWeek.slice(1), discovered))).toMatchObject({ isWidened: true });
  });

  it('names offers written in the last 7 days, newest first', () => {
    const written = [7, 0, 8].map((ago) =>
      vendor({ name: `Ago ${String(ago)}`, offers: [offer({ verifiedDate: daysAgo(ago) })] }),
    );
    const found = digest(catalogue({ vendors: written }));
    expect(found.newListings.map((listing) => listing.vendor.name)).toEqual(['Ago 0', 'Ago 7']);
  });
});

describe('the order of a digest', () => {
  const name = (records: readonly { summary: string }[]) => records.map(({ summary }) => summary);

  it('is by weight of the type times impact', () => {
    const ordered = digestOrder([
      change({ summary: '10 x 3', change_type: 'rebranded', impact: 'high' }),
      change({ summary: '100 x 1', change_type: 'free_tier_removed', impact: 'low' }),
      change({ summary: '60 x 2', change_type: 'limits_reduced', impact: 'medium' }),
      change({ summary: '50 x 3', change_type: 'pricing_restructured', impact: 'high' }),
    ]);
    expect(name(ordered)).toEqual(['50 x 3', '60 x 2', '100 x 1', '10 x 3']);
  });

  it('is newest first among equals, then as given', () => {
    const ordered = digestOrder([
      change({ summary: 'older', date: '2026-11-01' }),
      change({ summary: 'newer, first', date: '2026-11-02' }),
      change({ summary: 'newer, second', date: '2026-11-02' }),
    ]);
    expect(name(ordered)).toEqual(['newer, first', 'newer, second', 'older']);
  });
});

describe('the weekly digest', () => {
  // TODAY, 2026-11-20, is a Friday.
  it.each([
    [0, '2026-11-16'],
    [1, '2026-11-09'],
    [8, '2026-09-21'],
    [520, '2016-11-28'],
  ])('of %i weeks ago starts on %s', (weeksAgo, from) => {
    expect(weeklyDigest(catalogue(), weeksAgo).week).toMatchObject({ from });
  });

  it.each([
    ['free_tier_removed', 'free_tiers_removed'],
    ['new_free_tier', 'new_free_tiers'],
    ['limits_reduced', 'limits_reduced'],
    ['limits_increased', 'limits_increased'],
    ['product_deprecated', 'products_deprecated'],
    ['pricing_restructured', 'pricing_restructured'],
  ] as const)('counts a record of type %s as %s only', (type, counted) => {
    const counts = Object.entries(weeklyDigest(of(change({ date: '2026-11-10', change_type: type })), 1).counts);
    expect(counts.filter(([, number]) => number !== 0)).toEqual([[counted, 1]]);
  });
});
