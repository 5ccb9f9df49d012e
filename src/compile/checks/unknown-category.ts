import type { Draft, Path } from '../parse/draft.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { goneFromList } from './gone-from-list.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CategoriesFile, StacksFile } from '../shape/lists.ts';

/** A category outside the closed list, or spelt otherwise than the list spells it. */
export const unknownCategory = catalogueCheck({
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
});

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
