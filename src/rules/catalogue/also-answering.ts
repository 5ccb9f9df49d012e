import type { Category } from '../../model/category.ts';
import { foldSpaces } from '../text/fold-spaces.ts';

/**
 * The other categories that answer a question this one answers, in the order given (SPEC.md "Category record"). Their
 * offers are others, since an offer stands under one category.
 */
export function alsoAnswering(category: Category, categories: readonly Category[]): readonly Category[] {
  const questions = new Set(category.answers.map(foldSpaces));
  return categories.filter(
    (other) => other.slug !== category.slug && other.answers.some((question) => questions.has(foldSpaces(question))),
  );
}
