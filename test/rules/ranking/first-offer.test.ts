import { expect, it } from 'vitest';
import { firstOffer } from '../../../src/rules/ranking/alternatives.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

it('is the first offer of the file, also where a later one is free and the first has ended', () => {
  const acme = vendor({ offers: [offer({ tier: 'Retired' }), offer({ tier: 'Free' })] });
  expect(firstOffer(catalogue({ vendors: [acme] }), acme)?.offer.tier).toBe('Retired');
});

it('is null for a vendor without offers, and for one that the catalogue does not have', () => {
  const acme = vendor({ offers: [] });
  expect(firstOffer(catalogue({ vendors: [acme] }), acme)).toBeNull();
  expect(firstOffer(catalogue({ vendors: [] }), vendor())).toBeNull();
});
