import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ComparedLimit, DerivedFilters } from '../../model/derived.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { limitsOf } from '../limits/limits-of.ts';
import { statesNoCard } from './states-no-card.ts';

/** What filters ask of the texts of offers. */
export interface FilterFacts {
  /** Whether an offer states that it takes no payment card. */
  statesNoCard(listing: Listing): boolean;
  limits(listing: Listing): readonly ComparedLimit[];
}

/** Read from the texts where they are at hand. */
const FROM_TEXTS: FilterFacts = {
  statesNoCard: ({ offer }) => statesNoCard(offer),
  limits: ({ offer }) => limitsOf(offer),
};

export const filterFacts = memoizeByCatalogue(({ records }): FilterFacts => {
  const known = derivedPart(records, 'filters');
  if (!known) return FROM_TEXTS;
  const noCard = new Set(known.noCard);
  return {
    statesNoCard: ({ position }) => noCard.has(position),
    limits: ({ position }) => (known.limitsOf[position] ?? []).flatMap((place) => known.limits[place] ?? []),
  };
});

/** The facts of a catalogue, as a split index stores them. */
export function derivedFilters({ listings }: Catalogue): DerivedFilters {
  const limits = new Map<string, number>();
  const numbered = ({ measure, amount, unit, per }: ComparedLimit): number => {
    const key = JSON.stringify({ measure, amount, unit, per });
    const known = limits.get(key) ?? limits.size;
    limits.set(key, known);
    return known;
  };
  const limitsByListing = listings.map(({ offer }) => limitsOf(offer).map(numbered));
  return {
    noCard: listings.filter(({ offer }) => statesNoCard(offer)).map(({ position }) => position),
    limits: [...limits.keys()].map((key) => JSON.parse(key) as ComparedLimit),
    limitsOf: limitsByListing,
  };
}
