import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/model/catalogue.ts';
import { applyFacets, type Facet } from '../../../src/rules/search/facets.ts';
import { catalogue, offer, vendor } from '../../builders.ts';

const TAGS = ['a', 'b', 'c'];
const TIERS = ['Free', 'Hobby', 'Pro'];

function facets(tier: string | null, tags: readonly string[]): readonly Facet<'tier' | 'tag'>[] {
  return [
    {
      name: 'tier',
      valuesOf: ({ offer: { tier: one } }) => [one],
      chosen: tier === null ? [] : [tier],
      isMultiple: false,
    },
    { name: 'tag', valuesOf: ({ offer: { tags: all } }) => all, chosen: tags, isMultiple: true },
  ];
}

const someListings = fc
  .array(
    fc.record({ tier: fc.constantFrom(...TIERS), tags: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map(
    (offers) =>
      catalogue({ vendors: offers.map((one, place) => vendor({ name: `V${place}`, offers: [offer(one)] })) }).listings,
  );

describe('facets', () => {
  it('keep what has every chosen value, in order, and count what each further choice would keep', () => {
    const choice = fc.record({ tier: fc.constantFrom(null, ...TIERS), tags: fc.subarray(TAGS) });
    fc.assert(
      fc.property(someListings, choice, (listings, { tier, tags }) => {
        const kept = (oneTier: string | null, allTags: readonly string[]): readonly Listing[] =>
          listings.filter(
            ({ offer: one }) =>
              (oneTier === null || one.tier === oneTier) && allTags.every((tag) => one.tags.includes(tag)),
          );
        const { passing, counts } = applyFacets(listings, facets(tier, tags));
        expect(passing).toEqual(kept(tier, tags));
        for (const each of TIERS) expect(counts.get('tier')?.get(each) ?? 0).toBe(kept(each, tags).length);
        for (const each of TAGS) expect(counts.get('tag')?.get(each) ?? 0).toBe(kept(tier, [...tags, each]).length);
      }),
      { numRuns: 100 },
    );
  });
});
