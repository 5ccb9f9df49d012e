import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { firstOfferOfEach, rankedListings, type RankedListings } from './alternatives.ts';

/**
 * A category's vendors, each by its first offer there, in rank order with the key `category:NAME`
 * (docs/rules.md#tie-break).
 */
export function categoryOrder(catalogue: Catalogue, category: Category): RankedListings {
  return rankedListings(catalogue, firstOfferOfEach(catalogue, category), `category:${category.name}`);
}
