import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { stability, type StabilityFacts } from '../../../src/rules/risk/stability.ts';
import { change, day, daysAgo, TODAY, unsourced } from '../../builders.ts';

const classOf = (changes: readonly ChangeRecord[], given: Partial<StabilityFacts> = {}) =>
  stability({
    changes,
    offerTier: 'Free',
    today: TODAY,
    gate: null,
    link: null,
    sourceCheck: null,
    refusedRead: null,
    ...given,
  });

const removal = change({ change_type: 'free_tier_removed' });
const raise = change({ change_type: 'limits_increased' });
const cut = change();
const lapsedCut = change({ date: daysAgo(200) });
const unsourcedCut = unsourced();
const otherProduct = change({ change_type: 'product_deprecated', listing_effect: 'none' });

test.each([
  ['nothing on record', [], 'stable'],
  ['a free tier removed', [removal], 'volatile'],
  ['a free tier removed years ago', [change({ change_type: 'free_tier_removed', date: daysAgo(900) })], 'volatile'],
  ['open source killed', [change({ change_type: 'open_source_killed' })], 'volatile'],
  ['a deprecation that ends', [change({ change_type: 'product_deprecated', listing_effect: 'ends' })], 'volatile'],
  ['a deprecation that narrows', [change({ change_type: 'product_deprecated', listing_effect: 'narrows' })], 'watch'],
  ['a deprecation of another product', [otherProduct], 'stable'],
  ['a raise beside a deprecation of another product', [raise, otherProduct], 'stable'],
  ['one cut', [cut], 'watch'],
  ['one cut and a raise', [cut, raise], 'watch'],
  ['two cuts', [cut, cut], 'volatile'],
  ['two cuts, one of them lapsed', [cut, lapsedCut], 'watch'],
  ['a lapsed cut', [lapsedCut], 'stable'],
  ['a raise', [raise], 'improving'],
  ['a raise of this very tier', [change({ ...raise, tier: 'Free', tier_direction: 'widened' })], 'improving'],
  ['a raise of another tier', [change({ ...raise, tier: 'Pro' })], 'stable'],
  ['a raise without a source', [unsourced({ change_type: 'limits_increased' })], 'stable'],
  ['a raise taken back', [change({ ...raise, resolution: { state: 'reversed', date: TODAY } })], 'stable'],
  ['a raise still to come', [change({ change_type: 'limits_increased', date: daysAgo(-1) })], 'stable'],
  ['a raise dated today', [change({ ...raise, date: TODAY })], 'improving'],
  ['a raise that left the tier as it was', [change({ ...raise, tier: 'Free', tier_direction: 'unchanged' })], 'stable'],
  ['an unsourced cut still to come', [unsourced({ date: daysAgo(-1) })], 'stable'],
  ['an unsourced cut dated today', [unsourced({ date: TODAY })], null],
  ['a raise after a cut that has lapsed', [lapsedCut, raise], 'stable'],
  ['a rename', [change({ change_type: 'rebranded' })], 'stable'],
] as const)('%s makes %s %s', (_, changes, expected) => {
  expect(classOf(changes)).toBe(expected);
});

describe('withheld', () => {
  const link = { last_reachable: null, checked: day('2026-11-19'), terminal: true };
  const gate = { code: 'offer_expired', reason: 'The offer expired on 2026-05-01.' } as const;
  const sourceCheck = { checked: TODAY, outcome: 'unreadable', detail: '' } as const;
  const refusedRead = { reason: '', refused_date: TODAY, read_again_on: null };

  test('is every class of an offer whose page is not there', () => {
    expect([[], [raise], [cut], [removal]].map((changes) => classOf(changes, { link }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test.each<[string, Partial<StabilityFacts>]>([
    ['the gate', { gate }],
    ['the cited page', { sourceCheck }],
    ['a refused read', { refusedRead }],
  ])('is a favourable class by %s, and no other', (_, ground) => {
    expect([[], [raise], [cut], [removal]].map((changes) => classOf(changes, ground))).toEqual([
      null,
      null,
      'watch',
      'volatile',
    ]);
  });

  test('is a favourable class by a standing narrowing that is unsourced or unconfirmed', () => {
    const noCapture = change({ archive_check: { checked: TODAY, outcome: 'no_usable_capture' } });
    expect([[unsourcedCut], [noCapture], [noCapture, raise]].map((changes) => classOf(changes))).toEqual([
      null,
      null,
      null,
    ]);
    expect(classOf([unsourcedCut, cut])).toBe('watch');
  });
});
