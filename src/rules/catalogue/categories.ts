import type { Catalogue, Category, Listing } from '../../model/catalogue.ts';
import { slug, foldSpaces } from '../text/fold.ts';
import { editDistance, MAX_EDIT_SHARE, MAX_TEXT_CHARS, nearSlugs } from '../text/edit-distance.ts';
import type { Slug } from '../../model/vendor.ts';
import { memoizeByRecord } from './memoize.ts';

/** The category that a text names by its name, slug or a retired name; case is ignored. */
export function categoryNamed(catalogue: Catalogue, text: string): Category | null {
  return catalogue.categoryByName.get(slug(text)) ?? null;
}

const MAX_NEAREST = 3;

/**
 * At most three category names similar to a text, nearest first: by edit distance of at most a third of its length,
 * then by shared words. A retired name is replaced by the current one.
 */
export function nearestCategories(catalogue: Catalogue, text: string): readonly string[] {
  const requested = slug(text.slice(0, MAX_TEXT_CHARS));
  const words = new Set(requested.split('-'));
  const found = [...catalogue.categoryByName].map(([named, { name }]) => {
    const edits = editDistance(named, requested);
    const shared = named.split('-').filter((word) => words.has(word)).length;
    return { name, edits, shared, isNear: edits <= requested.length * MAX_EDIT_SHARE };
  });
  const likely = found.filter(({ isNear, shared }) => isNear || shared > 0);
  likely.sort(
    (one, other) => Number(other.isNear) - Number(one.isNear) || other.shared - one.shared || one.edits - other.edits,
  );
  return [...new Set(likely.map(({ name }) => name))].slice(0, MAX_NEAREST);
}

/** The other categories that share an answered question with this one, in the order of `categories`. */
export function alsoAnswering(category: Category, categories: readonly Category[]): readonly Category[] {
  const questions = new Set(category.answers.map(foldSpaces));
  return categories.filter(
    ({ slug: other, answers }) =>
      other !== category.slug && answers.some((question) => questions.has(foldSpaces(question))),
  );
}

export function everyTag({ listings }: Catalogue): ReadonlySet<string> {
  return new Set(listings.flatMap(({ offer }) => offer.tags));
}

const listingsByTag = memoizeByRecord((catalogue: Catalogue): ReadonlyMap<Slug, ReadonlySet<Listing>> => {
  const byTag = new Map([...everyTag(catalogue)].map((tag) => [slug(tag), new Set<Listing>()]));
  for (const listing of catalogue.listings) {
    for (const tag of listing.offer.tags) byTag.get(slug(tag))?.add(listing);
  }
  return byTag;
});

export function listingsTagged(catalogue: Catalogue, tag: Slug): ReadonlySet<Listing> {
  return listingsByTag(catalogue).get(tag) ?? new Set();
}

/** At most three tags similar to a text, nearest first: those within a typo, else those that share a word. */
export function nearestTags(catalogue: Catalogue, requested: Slug): readonly string[] {
  const known = [...listingsByTag(catalogue).keys()].sort();
  const near = nearSlugs(known, requested).flatMap(({ place }) => known[place] ?? []);
  const words = new Set(requested.split('-'));
  const sharing = known.filter((name) => name.split('-').some((word) => words.has(word)));
  return (near.length > 0 ? near : sharing).slice(0, MAX_NEAREST);
}
