import { slug } from '../../rules/text/fold.ts';
import { type Finding, nearest, quote } from '../diagnostics/diagnostic.ts';
import type { CategoriesFile } from '../shape/lists.ts';
import type { CatalogueFiles, Check } from './check.ts';
import { firstOfEach, repeatedTexts, textsAt } from './findings.ts';
import { publishedFiles } from './texts.ts';

/** Checks that categories and tags are words of the closed lists. */
export const WORD_CHECKS: readonly Check[] = [
  {
    code: 'unknown-category',
    meaning: 'a category is not on the list, is retired, or is spelt otherwise',
    why: 'an offer outside the list appears under no category filter',
    diagnose(catalogue) {
      const categories = catalogue.categories?.value;
      if (!categories) return [];
      const names = new Set(categories.map(({ name }) => name));
      // The categories of comparisons are compared with the vendor's own offers, by `unknown-member`.
      return unlistedWords(catalogue, [CATEGORY_KEYS, names], (text) => categoryFault(text, categories));
    },
  },

  {
    code: 'unknown-tag',
    meaning: 'a tag is not on the list',
    isWaivable: true,
    why: 'a search for the usual word would miss the offer',
    diagnose(catalogue) {
      if (!catalogue.tags) return [];
      const known = new Set(catalogue.tags.value);
      const fault = (text: string) => ({ what: `${quote(text)} is not a tag`, fix: tagFix(text, known) });
      return unlistedWords(catalogue, [TAG_KEYS, known], fault);
    },
  },

  {
    code: 'duplicate-tag',
    meaning: 'a tag is written twice, in the list, on an offer, or for a category or role',
    isWaivable: true,
    why: 'the second adds nothing and takes the place of a better word',
    *diagnose(catalogue) {
      if (catalogue.tags) yield* repeatedTexts(catalogue.tags, () => true);
      for (const file of publishedFiles(catalogue)) yield* repeatedTexts(file, (list) => list === 'tags');
    },
  },
];

/** A word that is missing in more places was renamed in its list, or removed from it. */
const MOST_PLACES = 10;

/** The texts at some keys that a list does not have. */
function unlistedWords(
  catalogue: CatalogueFiles,
  [keys, known]: readonly [keys: ReadonlySet<unknown>, known: ReadonlySet<string>],
  faultOf: (text: string) => Pick<Finding, 'what' | 'fix'>,
): readonly Finding[] {
  const found = publishedFiles(catalogue).flatMap((file) =>
    textsAt(file, keys).flatMap(({ text, path }) =>
      known.has(text) ? [] : { at: file.draft.place(path), ...faultOf(text) },
    ),
  );
  return firstOfEach(found, ({ what }) => what, MOST_PLACES);
}

const CATEGORY_KEYS: ReadonlySet<unknown> = new Set(['category', 'categories']);
const TAG_KEYS: ReadonlySet<unknown> = new Set(['tags']);

function tagFix(text: string, known: ReadonlySet<string>): string {
  const words = text.split(' ');
  if (words.length > 1 && words.every((word) => known.has(word))) return `write ${quote(words.join(', '))}`;
  const near = nearest(text, known);
  if (near === undefined) return 'use a tag of tags.yaml, or add this one to it';
  return `use ${quote(near)}, or add this one to tags.yaml`;
}

/** What is wrong with an unlisted name. */
function categoryFault(category: string, categories: CategoriesFile): Pick<Finding, 'what' | 'fix'> {
  const isIt = (name: string): boolean => slug(name) === slug(category);
  const successor = categories.find(({ retired_names: retired }) => retired.some(isIt));
  if (successor)
    return {
      what: `${quote(category)} is a retired category`,
      fix: `use ${quote(successor.name)}; \`npm run fix\` does it`,
    };
  const names = categories.map(({ name }) => name);
  const spelt = names.find(isIt);
  if (spelt !== undefined)
    return { what: `${quote(category)} is not spelt as the list spells it`, fix: `use ${quote(spelt)}` };
  const what = `${quote(category)} is not a category`;
  const near = nearest(category, names);
  if (near === undefined) return { what, fix: 'use a name of categories.yaml, or add this one to it' };
  return { what, fix: `use ${quote(near)}, or add the name to categories.yaml` };
}
