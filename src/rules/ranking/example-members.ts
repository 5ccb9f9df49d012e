import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { categoryOrder } from './category-order.ts';

const SHOWN = 3;

/** Names of the first three vendors of a category in today's rank order (docs/rules.md#example-members). */
export function exampleMembers(catalogue: Catalogue, category: Category): readonly string[] {
  return categoryOrder(catalogue, category)
    .listings.slice(0, SHOWN)
    .map(({ vendor }) => vendor.name);
}
