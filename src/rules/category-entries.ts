import type { Listing } from '../model/catalogue.ts';
import type { Slug } from '../model/slug.ts';
import { isFreeOffer } from './free-offer.ts';
import { perCategory } from './per-category.ts';

/**
 * One entry for each vendor of a category, in catalogue order, for choosing a free offer among them: the vendor's first
 * free offer there, or else its first. One each, so that a vendor listed twice is not drawn twice; the free one, so that
 * a programme listed beside it does not hide it.
 */
export const categoryEntries = perCategory((catalogue, category): readonly Listing[] => {
  const entries = new Map<Slug, Listing>();
  for (const member of catalogue.listingsByCategory.get(category.slug) ?? []) {
    const entry = entries.get(member.vendor.slug);
    const better = entry && !isFreeOffer(catalogue, entry) && isFreeOffer(catalogue, member);
    if (!entry || better) entries.set(member.vendor.slug, member);
  }
  return [...entries.values()];
});
