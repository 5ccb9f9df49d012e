import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from './assessment.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';

/** Whether offers that only lack a read within 180 days count as free (docs/rules.md#not-re-read). */
export type Lapsed = 'include' | null;

/**
 * Whether an offer is ungated, its tier class is free and no record has taken the free tier away: the condition for every
 * offer that the service picks (docs/rules.md#audit, docs/rules.md#stack).
 */
export function isFreeOffer(catalogue: Catalogue, listing: Listing, lapsed: Lapsed = null): boolean {
  const { gate, tier_class: tierClass, free_tier_ended_by: endedBy } = assess(catalogue, listing);
  const isOpen = gate === null || (lapsed === 'include' && gate.code === 'verification_lapsed');
  return isOpen && tierClass === 'free' && endedBy === null;
}

/** How many of some offers are not free for the sole reason that they were not re-read. */
export function lapsedCount(catalogue: Catalogue, listings: readonly Listing[]): number {
  return listings.filter((listing) => isFreeOffer(catalogue, listing, 'include') && !isFreeOffer(catalogue, listing))
    .length;
}

/** Names how many offers were left out because they were not re-read, and the parameter that shows them; none without one. */
export function lapsedWarning(count: number): readonly string[] {
  if (count === 0) return [];
  const [offers, them] = count === 1 ? ['1 offer was', 'it'] : [`${count} offers were`, 'them'];
  return [`${offers} left out for not being re-read within 180 days alone; lapsed=include shows ${them}.`];
}

const MAX_SHARE = 0.1;

/** Offers whose only gate is that they were not re-read, and those that would be ungated with them. */
export type LapsedOffers = NonNullable<ReturnType<typeof manyLapsed>>;

/** The lapsed offers where they are more than a tenth of the ungated catalogue; else null (docs/rules.md#not-re-read). */
export const manyLapsed = memoizeByRecord((catalogue: Catalogue) => {
  const gates = catalogue.listings.map((listing) => assess(catalogue, listing).gate?.code ?? null);
  const lapsed = gates.filter((code) => code === 'verification_lapsed').length;
  const of = lapsed + gates.filter((code) => code === null).length;
  return lapsed > of * MAX_SHARE ? { lapsed, of } : null;
});

/** The same in a sentence; null where few have lapsed. */
export function lapsedSentence(catalogue: Catalogue): string | null {
  const many = manyLapsed(catalogue);
  return many && `${many.lapsed} of ${many.of} offers were not re-read within 180 days.`;
}
