import { describe, expect, test } from 'vitest';
import { alternatives } from '../../../src/rules/ranking/alternatives.ts';
import { cheaperAlternative } from '../../../src/rules/stack/picks.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

const paid = vendor({ name: 'Paid', offers: [offer({ tier: 'Paid' })] });

/** The vendor put in place of the one named Paid, or of another. */
function putFor(vendors: readonly Vendor[], name = 'Paid'): string | null {
  const market = catalogue({ vendors: [paid, ...vendors] });
  const listing = market.listings.find((each) => each.vendor.name === name);
  if (!listing) throw new Error(`${name} is not listed`);
  return cheaperAlternative(market, listing)?.vendor.name ?? null;
}

describe('the cheaper alternative', () => {
  test.each([
    ['a free and stable offer', vendor({ name: 'Acme' }), 'Acme'],
    ['not one of another category', vendor({ name: 'Acme', offers: [offer({ category: 'Email' })] }), null],
    ['not one that is free for a time only', vendor({ name: 'Acme', offers: [offer({ tier: 'Trial' })] }), null],
    ['not one at risk', vendor({ name: 'Acme', changes: [change()] }), null],
    ['not one that is open to students only', restricted(), null],
    ['not one that does another job', vendor({ name: 'Acme', offers: [offer({ tags: ['sql'] })] }), null],
    [
      'one with a leading tag in any place',
      vendor({ name: 'Acme', offers: [offer({ tags: ['sql', 'database'] })] }),
      'Acme',
    ],
    [
      'another offer of a vendor whose first does another job',
      vendor({ name: 'Acme', offers: [offer({ tags: ['sql'] }), offer()] }),
      'Acme',
    ],
  ])('is %s', (_, other, expected) => {
    expect(putFor([other])).toBe(expected);
  });

  test('is none for an offer that is free and stable itself', () => {
    expect(putFor([vendor({ name: 'Acme' }), vendor({ name: 'Bolt' })], 'Acme')).toBeNull();
  });

  test('shares one of the two leading tags of the offer, and no later one', () => {
    const service = vendor({ name: 'Paid', offers: [offer({ tier: 'Paid', tags: ['sql', 'edge', 'cache'] })] });
    const found = ['sql', 'edge', 'cache'].map((tag) => {
      const market = catalogue({ vendors: [service, vendor({ name: 'Acme', offers: [offer({ tags: [tag] })] })] });
      const [listing] = market.listingsByVendor.get(service.slug) ?? [];
      return listing && cheaperAlternative(market, listing)?.vendor.name;
    });
    expect(found).toEqual(['Acme', 'Acme', undefined]);
  });

  test('is none but of another vendor', () => {
    const both = vendor({ name: 'Both', offers: [offer({ tier: 'Paid' }), offer()] });
    expect(putFor([both], 'Both')).toBeNull();
    expect(putFor([both])).toBe('Both');
  });

  test('is the first of the order of the day for its own key', () => {
    const market = catalogue({ vendors: [paid, ...['A', 'B', 'C', 'D', 'E'].map((name) => vendor({ name }))] });
    const [listing] = market.listingsByVendor.get(paid.slug) ?? [];
    if (!listing) throw new Error('not listed');
    const [first] = alternatives(market, listing, 'cheaper-alternative:Paid').listings;
    expect(cheaperAlternative(market, listing)).toBe(first);
  });
});

function restricted(): Vendor {
  return vendor({ name: 'Acme', offers: [offer({ eligibility: { type: 'student', conditions: [] } })] });
}
