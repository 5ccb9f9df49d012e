import { expect, it } from 'vitest';
import { isFreeOffer, lapsedCount, lapsedSentence, lapsedWarning } from '../../../src/rules/risk/free-offer.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../../builders.ts';

const removal = change({ change_type: 'free_tier_removed', date: '2026-11-15', recorded_date: '2026-11-01' });

const unread = offer({ verifiedDate: daysAgo(181) });

it.each([
  ['an ungated offer of a free tier', vendor(), true],
  ['one of a tier that is not free', vendor({ offers: [offer({ tier: 'Paid' })] }), false],
  ['one of a tier for a limited time', vendor({ offers: [offer({ tier: 'Trial' })] }), false],
  ['one that ended', vendor({ offers: [offer({ tier: 'Retired' })] }), false],
  ['one that expired yesterday', vendor({ offers: [offer({ expires_date: daysAgo(1) })] }), false],
  ['one whose last day is today', vendor({ offers: [offer({ expires_date: daysAgo(0) })] }), true],
  ['one that was not re-read within 180 days', vendor({ offers: [unread] }), false],
  ['one that a change announced ahead has ended', vendor({ changes: [removal] }), false],
] as const)('%s: free is %j', (_, of, expected) => {
  const market = catalogue({ vendors: [of] });
  expect(market.listings.map((listing) => isFreeOffer(market, listing))).toEqual([expected]);
});

const restricted = offer({ eligibility: { type: 'student', conditions: [] }, verifiedDate: daysAgo(181) });
/** Free offers, some of them not re-read within 180 days, and one for students alone. */
const withLapsed = (lapsed: number, all: number) => {
  const free = Array.from({ length: all }, (_, at) =>
    vendor({ name: `V${at}`, offers: at < lapsed ? [unread] : [offer()] }),
  );
  return catalogue({ vendors: [...free, vendor({ offers: [restricted] })] });
};

it('offers that only lack a re-read are free on request, and are counted', () => {
  const market = withLapsed(2, 5);
  expect(market.listings.filter((listing) => isFreeOffer(market, listing))).toHaveLength(3);
  expect(market.listings.filter((listing) => isFreeOffer(market, listing, 'include'))).toHaveLength(5);
  expect(lapsedCount(market, market.listings)).toBe(2);
});

it.each([
  [0, []],
  [1, ['1 offer was left out for not being re-read within 180 days alone; lapsed=include shows it.']],
  [2, ['2 offers were left out for not being re-read within 180 days alone; lapsed=include shows them.']],
])('%i of them warn of %j', (count, expected) => {
  expect(lapsedWarning(count)).toEqual(expected);
});

it.each([
  [1, 10, null],
  [2, 10, '2 of 10 offers were not re-read within 180 days.'],
])('%i of %i are stated as %j: more than a tenth', (lapsed, all, expected) => {
  expect(lapsedSentence(withLapsed(lapsed, all))).toBe(expected);
});
