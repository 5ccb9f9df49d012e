import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { categoryOrder } from './category-order.ts';

const SHOWN = 3;

/** The vendors that stand for a category today: the first of its rank order (RULES.md 9). */
export function exampleMembers(catalogue: Catalogue, category: Category): readonly string[] {
  return categoryOrder(catalogue, category)
    .listings.slice(0, SHOWN)
    .map(({ vendor }) => vendor.name);
}
