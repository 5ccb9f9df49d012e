import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { DerivedClasses } from '../../model/derived.ts';
import type { EligibilityType } from '../../model/vocabulary.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { tierClass } from './tier-class.ts';

/** Classes of offers that filters read for every listing. */
interface OfferClasses {
  /** Undefined for an offer that states no kind of applicants. */
  readonly eligibility: (listing: Listing) => EligibilityType | undefined;
  readonly isOfFreeTier: (listing: Listing) => boolean;
}

const FROM_RECORDS: OfferClasses = {
  eligibility: ({ offer }) => offer.eligibility?.type,
  isOfFreeTier: ({ offer }) => tierClass(offer) === 'free',
};

export const offerClasses = memoizeByCatalogue(({ records }): OfferClasses => {
  const known = derivedPart(records, 'classes');
  if (!known) return FROM_RECORDS;
  const [eligibility, otherThanFree] = [new Map(known.eligibility), new Set(known.otherThanFree)];
  return {
    eligibility: ({ position }) => eligibility.get(position),
    isOfFreeTier: ({ position }) => !otherThanFree.has(position),
  };
});

/** The classes of a catalogue, as a build stores them. */
export function derivedClasses({ listings }: Catalogue): DerivedClasses {
  return {
    eligibility: listings.flatMap(({ position, offer }) =>
      offer.eligibility ? [[position, offer.eligibility.type] as const] : [],
    ),
    otherThanFree: listings.filter((listing) => !FROM_RECORDS.isOfFreeTier(listing)).map(({ position }) => position),
  };
}
