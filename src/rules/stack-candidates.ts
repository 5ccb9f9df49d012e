import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { rankedListings } from './alternatives.ts';
import { categoryEntries } from './category-entries.ts';
import { isFreeOffer } from './free-offer.ts';
import type { TieBreak } from './ranked-order.ts';
import type { StackRole } from './stack-roles.ts';

/** The free offers for one role of a stack, in the day's order. */
export interface StackCandidates {
  readonly category: Category;
  readonly listings: readonly Listing[];
  readonly tie_break: TieBreak;
}

/**
 * Every free offer for a role, from the first of its categories that has any; from the first category, and none, where
 * no category has (RULES.md 9 "stack"). Null for a role without a category.
 */
export function stackCandidates(catalogue: Catalogue, useCase: string, role: StackRole): StackCandidates | null {
  const [first] = role.categories;
  if (!first) return null;
  const category = role.categories.find((each) => hasFreeOffer(catalogue, each)) ?? first;
  const entries = categoryEntries(catalogue, category);
  const { listings, tie_break } = rankedListings(catalogue, entries, `stack:${useCase}:${role.role}`);
  return { category, listings: listings.filter((listing) => isFreeOffer(catalogue, listing)), tie_break };
}

function hasFreeOffer(catalogue: Catalogue, category: Category): boolean {
  return categoryEntries(catalogue, category).some((listing) => isFreeOffer(catalogue, listing));
}
