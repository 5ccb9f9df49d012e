import type { Listing } from '../../model/catalogue.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';

/**
 * Which listings may have superseded terms: on the day of a build, those that it found; on another day, every one. Finding
 * out takes most of the time of an assessment.
 */
export const supersededOnDay = memoizeByCatalogue(({ records, date }) => {
  const day = derivedPart(records, 'day');
  const known = day?.date === date ? new Set(day.superseded) : null;
  return { includes: ({ position }: Pick<Listing, 'position'>): boolean => known?.has(position) ?? true };
});
