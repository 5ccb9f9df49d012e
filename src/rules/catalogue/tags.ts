import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug } from '../../model/slug.ts';
import { chosen } from '../ranking/chosen.ts';
import { nearSlugs } from '../names/near-slugs.ts';
import { SlugText } from '../names/slug-text.ts';
import { memoizeByCatalogue } from './memoize.ts';
import { slug } from '../text/slug.ts';

const MAX_NEAREST = 3;

/** Every distinct tag of a catalogue. */
export function everyTag({ listings }: Catalogue): ReadonlySet<string> {
  return new Set(listings.flatMap(({ offer }) => offer.tags));
}

const listingsByTag = memoizeByCatalogue((catalogue): ReadonlyMap<Slug, ReadonlySet<Listing>> => {
  const slugs = new Map<string, Slug>();
  const byTag = new Map<Slug, Set<Listing>>();
  for (const listing of catalogue.listings) {
    for (const tag of listing.offer.tags) {
      const known = slugs.get(tag) ?? slug(tag);
      slugs.set(tag, known);
      const listings = byTag.get(known);
      if (listings) listings.add(listing);
      else byTag.set(known, new Set([listing]));
    }
  }
  return byTag;
});

const tagSlugs = memoizeByCatalogue((catalogue) => new SlugText([...listingsByTag(catalogue).keys()].sort()));

const NONE: ReadonlySet<Listing> = new Set();

/** The offers that have a tag. */
export function tagged(catalogue: Catalogue, tag: Slug): ReadonlySet<Listing> {
  return listingsByTag(catalogue).get(tag) ?? NONE;
}

/** At most three tags similar to a text, nearest first: those within a typo, else those that share a word. */
export function nearestTags(catalogue: Catalogue, requested: Slug): readonly string[] {
  const known = tagSlugs(catalogue);
  const places = nearSlugs(known, requested).map(({ place }) => place);
  if (places.length > 0) return chosen(known.slugs, places.slice(0, MAX_NEAREST));
  const words = new Set(requested.split('-'));
  return known.slugs.filter((name) => name.split('-').some((word) => words.has(word))).slice(0, MAX_NEAREST);
}
