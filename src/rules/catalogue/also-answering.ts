import type { Category } from '../../model/category.ts';
import { foldSpaces } from '../text/fold-spaces.ts';
import { addToGroup } from './group-by.ts';
import { memoizeByRecord } from './memoize.ts';

/**
 * The other categories that share an answered question with this one, in the order of `categories`. Their offers
 * differ, because an offer belongs to one category.
 */
export function alsoAnswering(category: Category, categories: readonly Category[]): readonly Category[] {
  const byQuestion = questionsOf(categories);
  const sharing = new Set(category.answers.flatMap((question) => byQuestion.get(foldSpaces(question)) ?? []));
  return [...sharing]
    .sort((one, other) => one - other)
    .flatMap((position) => categories[position] ?? [])
    .filter((other) => other.slug !== category.slug);
}

/** Positions of the categories that answer a question, by the folded question. */
type Questions = ReadonlyMap<string, readonly number[]>;

/** Memoized per list, because each category of it is compared with all others. */
const questionsOf = memoizeByRecord((categories: readonly Category[]): Questions => {
  const questions = new Map<string, number[]>();
  for (const [position, { answers }] of categories.entries()) {
    for (const question of answers.map(foldSpaces)) {
      addToGroup(questions, question, position);
    }
  }
  return questions;
});
