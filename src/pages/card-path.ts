import type { Category } from '../model/category.ts';
import type { Vendor } from '../model/vendor.ts';

/** In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The card of every page without one of its own. */
export const INDEX_CARD = '/card/index.png';

/** The characters that cards are drawn with: Basic Latin, Latin-1, Latin Extended-A and some punctuation. */
const DRAWN = /^[\x20-\x7e\xa1-\xac\xae-\u017f–—‘’“”•…€−]+$/;

/** Path of a vendor's card; undefined where its name has characters that no card shows. */
export function vendorCard({ name, slug }: Pick<Vendor, 'name' | 'slug'>): string | undefined {
  return DRAWN.test(name) ? `/card/vendor/${slug}.png` : undefined;
}

/** Path of a category's card; undefined where its name has characters that no card shows. */
export function categoryCard({ name, slug }: Pick<Category, 'name' | 'slug'>): string | undefined {
  return DRAWN.test(name) ? `/card/category/${slug}.png` : undefined;
}
