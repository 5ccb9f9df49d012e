import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { slug } from '../text/slug.ts';

/** The category a text names: its name, slug or a retired name, case folded (RULES.md 6). */
export function categoryNamed(catalogue: Catalogue, text: string): Category | null {
  return catalogue.categoryByName.get(slug(text)) ?? null;
}
