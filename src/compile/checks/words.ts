import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { slug } from '../../rules/text/slug.ts';
import { nearest, quoted } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import type { CategoriesFile, StacksFile } from '../shape/lists.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CatalogueFiles, Check, Finding } from './check.ts';
import { repeatedTexts } from './findings.ts';

/** Checks that categories and tags are words of the closed lists. */
export const WORD_CHECKS: readonly Check[] = [
  {
    code: 'unknown-category',
    meaning: 'a category is not on the list, is retired, or is spelt otherwise',
    why: 'an offer outside the list appears under no category filter',
    *diagnose(catalogue) {
      const { categories } = catalogue;
      if (!categories) return;
      const names = new Set(categories.value.map(({ name }) => name));
      for (const { draft, path, category } of namedCategories(catalogue)) {
        if (!names.has(category)) yield { at: draft.place(path), ...categoryFault(category, categories.value) };
      }
    },
  },

  {
    code: 'unknown-tag',
    meaning: 'a tag is not on the list',
    isWaivable: true,
    why: 'a search for the usual word would miss the offer',
    *diagnose(catalogue) {
      const { tags: list } = catalogue;
      if (!list) return;
      const known = new Set(list.value);
      for (const { draft, tags, path } of tagLists(catalogue)) {
        for (const [position, tag] of tags.entries()) {
          if (known.has(tag)) continue;
          const fix = tagFix(nearest(tag, known));
          yield { at: draft.place([...path, position]), what: `${quoted(tag)} is not a tag`, fix };
        }
      }
    },
  },

  {
    code: 'duplicate-tag',
    meaning: 'a tag is written twice, in the list, on an offer, or for a category or role',
    isWaivable: true,
    why: 'the second adds nothing and takes the place of a better word',
    *diagnose(catalogue) {
      const { tags: list } = catalogue;
      if (list) yield* repeatedTexts(list.value, list.draft, []);
      for (const tagList of tagLists(catalogue)) yield* repeatedIn(tagList);
    },
  },
];

/** What is wrong with an unlisted name. */
function categoryFault(category: string, categories: CategoriesFile): Pick<Finding, 'what' | 'fix'> {
  const isIt = (name: string): boolean => slug(name) === slug(category);
  const successor = categories.find(({ retired_names: retired }) => retired.some(isIt));
  if (successor)
    return {
      what: `${quoted(category)} is a retired category`,
      fix: `use ${quoted(successor.name)}; \`npm run fix\` does it`,
    };
  const names = categories.map(({ name }) => name);
  const spelt = names.find(isIt);
  if (spelt !== undefined)
    return { what: `${quoted(category)} is not spelt as the list spells it`, fix: `use ${quoted(spelt)}` };
  const near = nearest(category, names);
  const add = near === undefined ? 'use a name of categories.yaml, or add this one to it' : null;
  return {
    what: `${quoted(category)} is not a category`,
    fix: add ?? `use ${quoted(near)}, or add the name to categories.yaml`,
  };
}

interface NamedCategory {
  readonly draft: Draft;
  readonly path: Path;
  readonly category: string;
}

/** Every place that names a category, except comparisons: `unknown-member` compares those with the vendor's own offers. */
function* namedCategories({ vendors, stacks }: CatalogueFiles): Generator<NamedCategory> {
  for (const { draft, value } of vendors) {
    for (const [index, { category }] of value.offers.entries()) {
      yield { draft, category, path: ['offers', index, 'category'] };
    }
    for (const [index, { category }] of value.changes.entries()) {
      if (category !== undefined) yield { draft, category, path: ['changes', index, 'category'] };
    }
  }
  if (stacks) yield* stackCategories(stacks);
}

function stackCategories({ draft, value }: Sourced<StacksFile>): NamedCategory[] {
  return value.flatMap(({ roles }, index) =>
    roles.flatMap(({ categories }, position) =>
      categories.map((category, place) => {
        const path = [index, 'roles', position, 'categories', place];
        return { draft, category, path };
      }),
    ),
  );
}

function tagFix(near: string | undefined): string {
  return near === undefined
    ? 'use a tag of tags.yaml, or add this one to it'
    : `use ${quoted(near)}, or add this one to tags.yaml`;
}

const repeatedIn = memoizeByRecord(({ draft, tags, path }: TagList): readonly Finding[] => [
  ...repeatedTexts(tags, draft, path),
]);

/** The tags of one entry of the catalogue, and where they are written. */
export interface TagList {
  readonly draft: Draft;
  readonly tags: readonly string[];
  readonly path: Path;
}

/** Every list of tags that is held to `tags.yaml`: of offers, of categories and of the roles of stacks. */
export function tagLists({ vendors, categories, stacks }: CatalogueFiles): readonly TagList[] {
  return [
    ...vendors.flatMap(offerTags),
    ...(categories ? categoryTags(categories) : []),
    ...(stacks ? roleTags(stacks) : []),
  ];
}

const offerTags = memoizeByRecord(({ draft, value }: CatalogueFiles['vendors'][number]): readonly TagList[] =>
  value.offers.map(({ tags }, index) => ({ draft, tags, path: ['offers', index, 'tags'] })),
);

const categoryTags = memoizeByRecord(({ draft, value }: Sourced<CategoriesFile>): readonly TagList[] =>
  value.map(({ tags = [] }, index) => ({ draft, tags, path: [index, 'tags'] })),
);

const roleTags = memoizeByRecord(({ draft, value }: Sourced<StacksFile>): readonly TagList[] =>
  value.flatMap(({ roles }, index) =>
    roles.map(({ tags = [] }, position) => ({ draft, tags, path: [index, 'roles', position, 'tags'] })),
  ),
);
