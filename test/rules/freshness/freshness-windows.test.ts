import { describe, expect, it } from 'vitest';
import { earliest } from '../../../src/rules/dates/days.ts';
import { freshnessWindows } from '../../../src/rules/freshness/freshness.ts';
import { catalogue, daysAgo, offer, read, TODAY, vendor } from '../../builders.ts';

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

it('the earliest day of a list is the same in any order, and null for none', () => {
  const days = [daysAgo(3), daysAgo(9), daysAgo(5)];
  expect([earliest(days), earliest(days.toReversed()), earliest([])]).toEqual([daysAgo(9), daysAgo(9), null]);
});
