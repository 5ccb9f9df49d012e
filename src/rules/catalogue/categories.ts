import type { Catalogue, Category } from '../../model/catalogue.ts';
import { slug, foldSpaces } from '../text/fold.ts';
import { editDistance, MAX_EDIT_SHARE, MAX_TEXT_CHARS } from '../text/edit-distance.ts';

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

/**
 * The other categories that share an answered question with this one, in the order of `categories`. Their offers
 * differ, because an offer belongs to one category.
 */
export function alsoAnswering(category: Category, categories: readonly Category[]): readonly Category[] {
  const questions = new Set(category.answers.map(foldSpaces));
  return categories.filter(
    ({ slug: other, answers }) =>
      other !== category.slug && answers.some((question) => questions.has(foldSpaces(question))),
  );
}
