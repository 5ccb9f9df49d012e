import { expect, it } from 'vitest';
import { isFreeAsStated, isFreeOffer } from '../../../src/rules/risk/free-offer.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../../builders.ts';

const superseding = change({ previous_state: '1 GB storage', date: '2026-11-01' });

it.each([
  ['an ungated offer of a free tier', vendor(), [true, true]],
  ['one of a tier that is not free', vendor({ offers: [offer({ tier: 'Paid' })] }), [false, false]],
  ['one of a tier for a limited time', vendor({ offers: [offer({ tier: 'Trial' })] }), [false, false]],
  ['one that ended', vendor({ offers: [offer({ tier: 'Retired' })] }), [false, false]],
  ['one that expired yesterday', vendor({ offers: [offer({ expires_date: daysAgo(1) })] }), [false, false]],
  ['one whose last day is today', vendor({ offers: [offer({ expires_date: daysAgo(0) })] }), [true, true]],
  ['one whose terms a record supersedes', vendor({ changes: [superseding] }), [true, false]],
] as const)('%s: free and free as stated are %j', (_, of, expected) => {
  const market = catalogue({ vendors: [of] });
  const found = market.listings.flatMap((listing) => [isFreeOffer(market, listing), isFreeAsStated(market, listing)]);
  expect(found).toEqual(expected);
});
