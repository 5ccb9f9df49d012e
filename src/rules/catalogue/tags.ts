import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug } from '../../model/vendor.ts';
import { nearSlugs } from '../text/edit-distance.ts';
import { slug } from '../text/fold.ts';
import { memoizeByCatalogue } from './memoize.ts';

const MAX_NEAREST = 3;

export function everyTag({ listings }: Catalogue): ReadonlySet<string> {
  return new Set(listings.flatMap(({ offer }) => offer.tags));
}

const listingsByTag = memoizeByCatalogue((catalogue): ReadonlyMap<Slug, ReadonlySet<Listing>> => {
  const byTag = new Map([...everyTag(catalogue)].map((tag) => [slug(tag), new Set<Listing>()]));
  for (const listing of catalogue.listings) {
    for (const tag of listing.offer.tags) byTag.get(slug(tag))?.add(listing);
  }
  return byTag;
});

const NONE: ReadonlySet<Listing> = new Set();

export function listingsTagged(catalogue: Catalogue, tag: Slug): ReadonlySet<Listing> {
  return listingsByTag(catalogue).get(tag) ?? NONE;
}

/** At most three tags similar to a text, nearest first: those within a typo, else those that share a word. */
export function nearestTags(catalogue: Catalogue, requested: Slug): readonly string[] {
  const known = [...listingsByTag(catalogue).keys()].sort();
  const near = nearSlugs(known, requested).flatMap(({ place }) => known[place] ?? []);
  const words = new Set(requested.split('-'));
  const sharing = known.filter((name) => name.split('-').some((word) => words.has(word)));
  return (near.length > 0 ? near : sharing).slice(0, MAX_NEAREST);
}
