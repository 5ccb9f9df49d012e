import type { Check } from './check.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { slug } from '../../rules/text/slug.ts';
import { type CommonCause, fileStart, nearest, type Place, quoted } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import type { CategoriesFile, StacksFile } from '../shape/lists.ts';
import type { Sourced } from '../shape/shape.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import { writtenTwice } from './findings.ts';

/** Checks that categories and tags are words of the closed lists. */
export const WORD_CHECKS: readonly Check[] = [
  /** A category outside the closed list, or spelt otherwise than the list spells it. */
  catalogueCheck({
    code: 'unknown-category',
    meaning: 'a category is not on the list, is retired, or is spelt otherwise',
    why: 'an offer outside the list appears under no category filter',
    *diagnose(catalogue) {
      const { categories } = catalogue;
      if (!categories) return;
      const names = new Set(categories.value.map(({ name }) => name));
      const named = [...namedCategories(catalogue)];
      const isUsed = (name: string): boolean => named.some(({ category }) => category === name);
      for (const { draft, path, category } of named) {
        if (!names.has(category)) yield { at: draft.place(path), ...unlisted(category, categories, isUsed) };
      }
    },
  }),

  /** A tag outside the closed list. A catalogue without `tags.yaml` takes any. */
  catalogueCheck({
    code: 'unknown-tag',
    meaning: 'a tag is not on the list',
    isWaivable: true,
    why: 'a search for the usual word would miss the offer',
    *diagnose(catalogue) {
      const { tags: list } = catalogue;
      if (!list) return;
      const known = new Set(list.value);
      const lists = tagLists(catalogue);
      const isUsed = (word: string): boolean => lists.some(({ tags }) => tags.includes(word));
      const placeOf = (word: string) => list.draft.place([list.value.indexOf(word)]);
      for (const { draft, tags, path } of lists) {
        for (const [position, tag] of tags.entries()) {
          if (known.has(tag)) continue;
          const near = nearest(tag, known);
          yield {
            at: draft.place([...path, position]),
            what: `${quoted(tag)} is not a tag`,
            fix: tagFix(near),
            followsFrom: goneFromList({ list: 'tags.yaml', noun: 'tag', word: tag, near, placeOf, isUsed }),
          };
        }
      }
    },
  }),

  /** A tag written twice, in the closed list, on one offer, or for one category or role. */
  catalogueCheck({
    code: 'duplicate-tag',
    meaning: 'a tag is written twice, in the list, on an offer, or for a category or role',
    isWaivable: true,
    why: 'the second adds nothing and takes the place of a better word',
    *diagnose(catalogue) {
      const { tags: list } = catalogue;
      if (list) yield* writtenTwice(list.value, list.draft, []);
      for (const tagList of tagLists(catalogue)) yield* repeatedIn(tagList);
    },
  }),
];

/** What is wrong with an unlisted name, and the cause that several uses of it share. */
function unlisted(
  category: string,
  { draft, value }: Sourced<CategoriesFile>,
  isUsed: (name: string) => boolean,
): Pick<Finding, 'what' | 'fix' | 'followsFrom'> {
  const isIt = (name: string): boolean => slug(name) === slug(category);
  const successor = value.findIndex(({ retired_names: retired }) => retired.some(isIt));
  const { name: now, retired_names: retired } = value[successor] ?? { name: '', retired_names: [] };
  if (successor >= 0)
    return {
      what: `${quoted(category)} is a retired category`,
      fix: `use ${quoted(now)}`,
      followsFrom: {
        key: `categories.yaml ${category}`,
        minFindings: 2,
        at: draft.place([successor, 'retired_names', retired.findIndex(isIt)]),
        what: `${quoted(category)} is retired and still used`,
        fix: `write ${quoted(now)} in the places listed; \`npm run fix\` does it`,
      },
    };
  const names = value.map(({ name }) => name);
  const spelt = names.find(isIt);
  // A name in another spelling is a typo, however often it is made, so it has no cause.
  if (spelt !== undefined)
    return { what: `${quoted(category)} is not spelt as the list spells it`, fix: `use ${quoted(spelt)}` };
  const near = nearest(category, names);
  const placeOf = (name: string) => draft.place([names.indexOf(name), 'name']);
  return {
    what: `${quoted(category)} is not a category`,
    fix:
      near === undefined
        ? 'use a name of categories.yaml, or add this one to it'
        : `use ${quoted(near)}, or add the name to categories.yaml`,
    followsFrom: goneFromList({ list: 'categories.yaml', noun: 'category', word: category, near, placeOf, isUsed }),
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
  ...writtenTwice(tags, draft, path),
]);

/** From this number of uses on, the list was probably edited. Fewer uses are probably typos. */
const USES_WITHOUT_LIKENESS = 2;
const USES_WITH_LIKENESS = 3;

/** A word that a closed list does not hold. */
export interface GoneWord {
  /** The list's file. */
  readonly list: string;
  /** What the list holds: `category`. */
  readonly noun: string;
  readonly word: string;
  /** The listed word that it is like. */
  readonly near: string | undefined;
  /** The place of a listed word. */
  readonly placeOf: (listed: string) => Place;
  /** Whether the catalogue uses a listed word. */
  readonly isUsed: (listed: string) => boolean;
}

/**
 * The cause of several uses of one unlisted word: it was removed from its list, or renamed there. It counts as renamed
 * only where nothing uses the listed word that it is like: a word in use is a different one.
 */
export function goneFromList({ list, noun, word, near, placeOf, isUsed }: GoneWord): CommonCause {
  const what = `the ${noun} ${quoted(word)} is used in several places and is not on the list`;
  const key = `${list} ${word}`;
  if (near === undefined) {
    const fix = `put it back, or replace it in the places listed`;
    return { key, minFindings: USES_WITHOUT_LIKENESS, at: fileStart(list), what, fix };
  }
  if (isUsed(near)) {
    const fix = `put it back, or replace it in the places listed; ${quoted(near)} is like it`;
    return { key, minFindings: USES_WITH_LIKENESS, at: fileStart(list), what, fix };
  }
  const fix = `put it back, or write ${quoted(near)} in the places listed`;
  return { key, minFindings: USES_WITH_LIKENESS, at: placeOf(near), what, fix };
}

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
