import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Slug } from '../../model/slug.ts';
import { isFreeOffer } from '../risk/free-offer.ts';
import { memoizeWithin } from '../catalogue/memoize.ts';

/**
 * One entry per vendor of a category, in catalogue order, for picking a free offer: the vendor's first free offer
 * there, else its first. One entry, so that two offers do not double the chance; the free one, so that a programme does
 * not hide it.
 */
export const categoryEntries = memoizeWithin((catalogue, category: Category) =>
  entriesWith(catalogue, category, (listing) => isFreeOffer(catalogue, listing)),
);

/**
 * One entry for each vendor of a category, in catalogue order: its first offer there that qualifies, or else its first.
 */
export function entriesWith(
  catalogue: Catalogue,
  category: Category,
  qualifies: (listing: Listing) => boolean,
): readonly Listing[] {
  const entries = new Map<Slug, Listing>();
  for (const member of catalogue.listingsByCategory.get(category.slug) ?? []) {
    const entry = entries.get(member.vendor.slug);
    const better = entry && !qualifies(entry) && qualifies(member);
    if (!entry || better) entries.set(member.vendor.slug, member);
  }
  return [...entries.values()];
}
