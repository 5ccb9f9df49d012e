import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { DerivedTags } from '../model/derived.ts';
import type { Slug } from '../model/slug.ts';
import { derivedPart } from './catalogue/derived.ts';
import { chosen } from './ranking/chosen.ts';
import { nearSlugs } from './names/near-slugs.ts';
import { SlugText } from './names/slug-text.ts';
import { memoizeByCatalogue } from './catalogue/memoize.ts';
import { slug } from './text/slug.ts';

const MAX_NEAREST = 3;

/** Reads the tags of listings: from the build, where it stored them. */
function tagReader({ records }: Catalogue): (listing: Listing) => readonly string[] {
  const known = derivedPart(records, 'tags');
  if (!known) return ({ offer }) => offer.tags;
  return ({ position }) => chosen(known.tags, known.of[position] ?? []);
}

/** The tags of a catalogue, as a build stores them. */
export function derivedTags({ listings }: Catalogue): DerivedTags {
  const places = new Map<string, number>();
  const placeOf = (tag: string): number => {
    const place = places.get(tag) ?? places.size;
    places.set(tag, place);
    return place;
  };
  const of = listings.map(({ offer }) => offer.tags.map(placeOf));
  return { tags: [...places.keys()], of };
}

/** Every distinct tag of a catalogue. */
export function everyTag({ records, listings }: Catalogue): ReadonlySet<string> {
  return new Set(derivedPart(records, 'tags')?.tags ?? listings.flatMap(({ offer }) => offer.tags));
}

const listingsByTag = memoizeByCatalogue((catalogue): ReadonlyMap<Slug, ReadonlySet<Listing>> => {
  const slugs = new Map<string, Slug>();
  const byTag = new Map<Slug, Set<Listing>>();
  const tagsOf = tagReader(catalogue);
  for (const listing of catalogue.listings) {
    for (const tag of tagsOf(listing)) {
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
