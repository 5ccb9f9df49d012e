import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import type { Slug } from '../model/slug.ts';
import { isFreeOffer } from './free-offer.ts';
import { perCatalogue } from './per-catalogue.ts';

const entriesOf = perCatalogue(() => new Map<Slug, readonly Listing[]>());

/**
 * One entry for each vendor of a category, in catalogue order, for choosing a free offer among them: the vendor's first
 * free offer there, or else its first. One each, so that a vendor listed twice is not drawn twice; the free one, so that
 * a programme listed beside it does not hide it.
 */
export function categoryEntries(catalogue: Catalogue, category: Category): readonly Listing[] {
  const ofCatalogue = entriesOf(catalogue);
  const earlier = ofCatalogue.get(category.slug);
  if (earlier) return earlier;
  const entries = oneOfEach(catalogue, catalogue.listingsByCategory.get(category.slug) ?? []);
  ofCatalogue.set(category.slug, entries);
  return entries;
}

function oneOfEach(catalogue: Catalogue, members: readonly Listing[]): readonly Listing[] {
  const entries = new Map<Slug, Listing>();
  for (const member of members) {
    const entry = entries.get(member.vendor.slug);
    const better = entry && !isFreeOffer(catalogue, entry) && isFreeOffer(catalogue, member);
    if (!entry || better) entries.set(member.vendor.slug, member);
  }
  return [...entries.values()];
}
