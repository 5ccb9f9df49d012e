import type { Category } from '../../model/category.ts';
import { foldSpaces } from '../text/fold-spaces.ts';

/**
 * The other categories that share an answered question with this one, in the order of `categories`. Their offers
 * differ, because an offer belongs to one category.
 */
export function alsoAnswering(category: Category, categories: readonly Category[]): readonly Category[] {
  const questions = new Set(category.answers.map(foldSpaces));
  return categories.filter(
    (other) => other.slug !== category.slug && other.answers.some((question) => questions.has(foldSpaces(question))),
  );
}
