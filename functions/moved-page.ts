import type { Catalogue } from '../src/model/catalogue.ts';
import { slug } from '../src/rules/text/slug.ts';
import { categoryPage } from '../src/routes/shared/page.ts';

const CATEGORY_FILE = /^category\/([^/]+)$/;

/** The path of the page that replaced one without a file: that of a category under its current name. Null where none did. */
export function movedPage(catalogue: Catalogue, file: string): string | null {
  const requested = CATEGORY_FILE.exec(file)?.[1];
  const category = requested === undefined ? undefined : catalogue.categoryByName.get(slug(requested));
  return category && category.slug !== requested ? categoryPage(category) : null;
}
