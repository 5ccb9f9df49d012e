import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { rankedListings } from '../ranking/alternatives.ts';
import { entriesWith } from '../ranking/category-entries.ts';
import { isFreeOffer, type Lapsed } from '../risk/free-offer.ts';
import type { TieBreak } from '../ranking/ranked-order.ts';
import type { StackRole } from './stack-roles.ts';
import { doesJob } from './suits.ts';

/** The free offers for one role of a stack, in the day's order. */
export interface StackCandidates {
  readonly category: Category;
  readonly listings: readonly Listing[];
  readonly tie_break: TieBreak;
}

/**
 * Every free offer that qualifies for a role, from the first of its categories that has any; an empty list of the first
 * category when none has. Null for a role without a category.
 */
export function stackCandidates(
  catalogue: Catalogue,
  role: StackRole,
  { useCase, lapsed = null }: { readonly useCase: string; readonly lapsed?: Lapsed },
): StackCandidates | null {
  const [first] = role.categories;
  if (!first) return null;
  const qualifies = (listing: Listing): boolean =>
    isFreeOffer(catalogue, listing, lapsed) && doesJob(listing, role.tags);
  const hasCandidate = ({ slug }: Category): boolean =>
    catalogue.listingsByCategory.get(slug)?.some(qualifies) ?? false;
  const category = role.categories.find(hasCandidate) ?? first;
  const entries = entriesWith(catalogue, category, qualifies);
  const { listings, tie_break } = rankedListings(catalogue, entries, `stack:${useCase}:${role.role}`);
  return { category, listings: listings.filter(qualifies), tie_break };
}
