import { expect, test } from 'vitest';
import { demeritGrounds, demeritTotal, type DemeritFacts } from '../../../src/rules/ranking/demerits.ts';
import { change, daysAgo, offer, TODAY } from '../../builders.ts';

const total = (given: Partial<DemeritFacts>) =>
  demeritTotal(demeritGrounds({ offer: offer(), changes: [], link: null, confirmed: null, today: TODAY, ...given }));
const old = (days: number) => ({ offer: offer({ verifiedDate: daysAgo(days) }) });
const missing = { last_reachable: null, checked: TODAY, terminal: false };
const gone = { ...missing, terminal: true };
const removal = (days: number) => change({ change_type: 'free_tier_removed', date: daysAgo(days) });
const ends = change({ change_type: 'product_deprecated', listing_effect: 'ends', discontinued_date: daysAgo(-30) });

test.each<[string, Partial<DemeritFacts>, number]>([
  ['a sound offer', {}, 0],
  ['a free tier removed 365 days ago', { changes: [removal(365)] }, 3],
  ['a free tier removed 366 days ago', { changes: [removal(366)] }, 0],
  ['a removal dated today', { changes: [removal(0)] }, 3],
  ['an offer that ended yesterday', { offer: offer({ expires_date: daysAgo(1) }) }, 0],
  ['a removal still to come', { changes: [removal(-1)] }, 0],
  ['a removal taken back', { changes: [change({ ...removal(5), resolution: { state: 'reversed', date: TODAY } })] }, 0],
  ['a removal of another tier', { changes: [change({ ...removal(5), tier: 'Pro' })] }, 0],
  ['two removals', { changes: [removal(5), removal(6)] }, 3],
  ['open source killed', { changes: [change({ change_type: 'open_source_killed' })] }, 3],
  ['a deprecation that ends', { changes: [ends] }, 3],
  ['a deprecation that narrows', { changes: [change({ ...ends, listing_effect: 'narrows' })] }, 0],
  ['limits reduced', { changes: [change({ change_type: 'limits_reduced' })] }, 0],
  ['pricing restructured', { changes: [change({ change_type: 'pricing_restructured' })] }, 0],
  ['a restriction', { changes: [change({ change_type: 'restriction' })] }, 0],
  ['a page gone for good', { link: gone }, 3],
  ['a page not there', { link: missing }, 2],
  ['a time-limited tier', { offer: offer({ tier: 'Free Credits' }) }, 2],
  ['an entry of 90 days', { offer: offer({ verifiedDate: daysAgo(90) }) }, 0],
  ['an entry of 91 days', { offer: offer({ verifiedDate: daysAgo(91) }) }, 1],
  ['an entry of 91 days, confirmed 90 days ago', { ...old(91), confirmed: daysAgo(90) }, 0],
  ['an entry of 91 days, confirmed 91 days ago', { ...old(91), confirmed: daysAgo(91) }, 1],
  ['an entry of 90 days, confirmed 91 days ago', { ...old(90), confirmed: daysAgo(91) }, 0],
  ['an entry of 91 days whose page is not there', { offer: offer({ verifiedDate: daysAgo(91) }), link: missing }, 2],
  ['an offer that ends today', { offer: offer({ expires_date: TODAY }) }, 1],
  ['an offer that ends in 90 days', { offer: offer({ expires_date: daysAgo(-90) }) }, 1],
  ['an offer that ends in 91 days', { offer: offer({ expires_date: daysAgo(-91) }) }, 0],
  [
    'everything at once',
    {
      offer: offer({ tier: 'Trial', verifiedDate: daysAgo(200), expires_date: daysAgo(-5) }),
      changes: [removal(1)],
      link: gone,
    },
    9,
  ],
])('%s', (_, facts, expected) => {
  expect(total(facts)).toBe(expected);
});
