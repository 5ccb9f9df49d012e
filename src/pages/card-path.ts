import type { Catalogue } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import type { Vendor } from '../model/vendor.ts';

/** In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The card of every page without one of its own. */
export const INDEX_CARD = '/card/index.png';

/** The characters that cards are drawn with: Basic Latin, Latin-1, Latin Extended-A and some punctuation. */
const DRAWN = /^[\x20-\x7e\xa1-\xac\xae-\u017f–—‘’“”•…€−]+$/;

/** Drawing a card takes milliseconds, and a card of each of a hundred thousand vendors would take most of a build. */
export const MAX_CARDS = 5000;

/** Path of a vendor's card; undefined where its name has characters that no card shows, or the vendors are too many. */
export function vendorCard({ records }: Catalogue, { name, slug }: Pick<Vendor, 'name' | 'slug'>): string | undefined {
  if (1 + records.categories.length + records.vendors.length > MAX_CARDS) return undefined;
  return DRAWN.test(name) ? `/card/vendor/${slug}.png` : undefined;
}

/** Path of a category's card; undefined where its name has characters that no card shows, or the categories are too many. */
export function categoryCard(
  { records }: Catalogue,
  { name, slug }: Pick<Category, 'name' | 'slug'>,
): string | undefined {
  if (1 + records.categories.length > MAX_CARDS) return undefined;
  return DRAWN.test(name) ? `/card/category/${slug}.png` : undefined;
}

/** Whether a file of a build is a card. */
export function isCard(path: string): boolean {
  return path.startsWith('card/');
}
