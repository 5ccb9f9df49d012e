import { expect, test, describe, it } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import { gate, gateSummary } from '../../../src/rules/risk/gate.ts';
import { change, daysAgo, offer, read, TODAY, type Plain } from '../../builders.ts';
import type { Offer } from '../../../src/model/offer.ts';
import { GATE_CODES } from '../../../src/model/vocabulary.ts';

interface Row {
  readonly given: Partial<Plain<Offer>>;
  readonly changes?: readonly ChangeRecord[];
  readonly read?: PageRead;
}

const gateOf = ({ given, changes = [], read: page }: Row) =>
  gate({ offer: offer(given), changes, read: page, today: TODAY });

const ending = (given: Partial<Plain<ChangeRecord>> = {}) =>
  change({ change_type: 'product_deprecated', listing_effect: 'ends', date: '2026-10-01', ...given });

test.each<[string, Row]>([
  ['a free offer', { given: {} }],
  ['an offer open to the public', { given: { eligibility: { type: 'public', conditions: [] } } }],
  ['a trial', { given: { tier: 'Trial' } }],
  ['an offer that ends today', { given: { expires_date: TODAY } }],
  ['an entry of 180 days', { given: { verifiedDate: daysAgo(180) } }],
  [
    'an old entry whose page was read within 180 days',
    { given: { verifiedDate: daysAgo(400) }, read: read({ last_read: { date: daysAgo(180), outcome: 'link_ok' } }) },
  ],
  ['a product that ends tomorrow', { given: {}, changes: [ending({ discontinued_date: daysAgo(-1) })] }],
  ['a deprecation still to come', { given: {}, changes: [ending({ date: daysAgo(-1) })] }],
  ['a deprecation of another product', { given: {}, changes: [ending({ listing_effect: 'none' })] }],
  ['a deprecation that narrows', { given: {}, changes: [ending({ listing_effect: 'narrows' })] }],
  ['a deprecation of another tier', { given: {}, changes: [ending({ tier: 'Pro' })] }],
  ['a deprecation that left the tier unchanged', { given: {}, changes: [ending({ tier_direction: 'unchanged' })] }],
  [
    'a deprecation taken back',
    { given: {}, changes: [ending({ resolution: { state: 'reversed', date: '2026-10-05' } })] },
  ],
  ['a removal from our own index', { given: {}, changes: [ending({ reports: 'our_index' })] }],
])('%s is on the ranked list', (_, row) => {
  expect(gateOf(row)).toBeNull();
});

test.each<[string, Row, string, string]>([
  [
    'a retired tier',
    { given: { tier: 'Retired' } },
    'offer_retired',
    'The tier "Retired" is retired, as of 2026-11-10.',
  ],
  [
    'a product that ended on a known day',
    { given: {}, changes: [ending({ discontinued_date: TODAY })] },
    'product_discontinued',
    'The product was discontinued on 2026-11-20, by the product_deprecated record of 2026-10-01.',
  ],
  [
    'a product that ended, its day unknown',
    { given: {}, changes: [ending()] },
    'product_discontinued',
    'The product was discontinued, by the product_deprecated record of 2026-10-01.',
  ],
  [
    'a tier that ended, named in another case',
    { given: { tier: 'Free  Forever' }, changes: [ending({ tier: 'free forever', tier_direction: 'narrowed' })] },
    'product_discontinued',
    'The product was discontinued, by the product_deprecated record of 2026-10-01.',
  ],
  [
    'an offer for an accelerator',
    { given: { eligibility: { type: 'accelerator', conditions: [], program: 'Y Combinator' } } },
    'eligibility_restricted',
    'The offer is open only to companies of an accelerator, through Y Combinator, as of 2026-11-10.',
  ],
  [
    'an offer for students',
    { given: { eligibility: { type: 'student', conditions: [] } } },
    'eligibility_restricted',
    'The offer is open only to students, as of 2026-11-10.',
  ],
  [
    'a paid tier',
    { given: { tier: 'Pay-as-you-go' } },
    'not_a_free_offer',
    'The tier "Pay-as-you-go" is not free, as of 2026-11-10.',
  ],
  [
    'an offer that ended yesterday',
    { given: { expires_date: daysAgo(1) } },
    'offer_expired',
    'The offer expired on 2026-11-19.',
  ],
  [
    'an entry of 181 days, its page last read before',
    { given: { verifiedDate: daysAgo(181) }, read: read({ last_read: { date: daysAgo(200), outcome: 'confirmed' } }) },
    'verification_lapsed',
    'The entry was not re-read since 2026-05-23, more than 180 days ago.',
  ],
])('%s is not', (_, row, code, reason) => {
  expect(gateOf(row)).toEqual({ code, reason });
});

test('of several grounds the first in the published order is named, with an expiry that also holds', () => {
  const old = { verifiedDate: '2025-01-01' } as const;
  const unexpired = { ...old, eligibility: { type: 'startup', conditions: [] } } as const;
  const all = { ...unexpired, expires_date: '2026-01-01' } as const;
  const rows: readonly Row[] = [
    { given: { ...all, tier: 'Sunset' }, changes: [ending()] },
    { given: { ...all, tier: 'Paid' }, changes: [ending()] },
    { given: { ...all, tier: 'Paid' } },
    { given: { ...unexpired, tier: 'Paid' } },
    { given: unexpired },
    { given: old },
  ];
  const found = rows.map(gateOf);
  expect(found.map((each) => each?.code)).toEqual([
    'offer_retired',
    'product_discontinued',
    'offer_expired',
    'not_a_free_offer',
    'eligibility_restricted',
    'verification_lapsed',
  ]);
  expect(found.slice(0, 3).map((each) => each?.reason)).toEqual([
    'The tier "Sunset" is retired, as of 2025-01-01. The offer also expired on 2026-01-01.',
    'The product was discontinued, by the product_deprecated record of 2026-10-01. The offer also expired on 2026-01-01.',
    'The offer expired on 2026-01-01.',
  ]);
});

describe('gate summary', () => {
  it('says nothing where every offer is on the ranked list', () => {
    expect(gateSummary([], 0)).toBeNull();
    expect(gateSummary([], 2)).toBeNull();
  });

  it('counts one', () => {
    expect(gateSummary(['offer_retired'], 2)).toBe(
      '1 of 2 matching offers is not on the ranked list: 1 retired (offer_retired).',
    );
  });

  it('names codes in the order of the gate, independent of the order of the match', () => {
    expect(gateSummary(['not_a_free_offer', 'offer_retired', 'not_a_free_offer'], 4)).toBe(
      '3 of 4 matching offers are not on the ranked list: 1 retired (offer_retired), 2 not free (not_a_free_offer).',
    );
  });

  it('has a clause for every code', () => {
    const summary = gateSummary(GATE_CODES, GATE_CODES.length);
    const places = GATE_CODES.map((code) => summary!.indexOf(`(${code})`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
