import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { slug } from '../text/slug.ts';

/** The category that a text names by its name, slug or a retired name; case is ignored. */
export function categoryNamed(catalogue: Catalogue, text: string): Category | null {
  return catalogue.categoryByName.get(slug(text)) ?? null;
}
