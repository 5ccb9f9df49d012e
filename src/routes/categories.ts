import type { Catalogue, Category } from '../model/catalogue.ts';
import { alsoAnswering } from '../rules/catalogue/categories.ts';
import { exampleMembers } from '../rules/ranking/category-order.ts';
import type { CategoriesBody, PublishedCategory } from './categories.schema.ts';
import { address, PAGE } from './shared/page.ts';
import { provenance } from './shared/provenance.ts';
import { ok, route, type ReadonlyDeep } from './route.ts';

export const categories = route({
  path: '/api/categories',
  summary: 'The categories and what they hold',
  description: 'Every category by name, with its scope, the questions it answers and how many offers it holds.',
  about: 'index',
  parameters: {},
  errors: [],

  *cases() {
    yield { given: {} };
  },

  answer(catalogue) {
    return ok<ReadonlyDeep<CategoriesBody>>({
      categories: catalogue.records.categories.map((category) => publishedCategory(catalogue, category)),
      example_members_basis:
        `The first three vendors of the category in the rank order of ${catalogue.date}, with the query key ` +
        `category:NAME; ties are shuffled anew each day. See ${address(catalogue, PAGE.criteria)}.`,
      retired_names: Object.fromEntries(
        catalogue.records.categories.flatMap(({ name, retired_names }) => retired_names.map((old) => [old, name])),
      ),
      // A category is not a dated record, so there is no date to cite.
      _provenance: provenance(catalogue, PAGE.home, []),
    });
  },
});

function publishedCategory(catalogue: Catalogue, category: Category): ReadonlyDeep<PublishedCategory> {
  return {
    name: category.name,
    slug: category.slug,
    count: offerCount(catalogue, category),
    audience: category.audience,
    holds: category.holds,
    scope: category.scope,
    answers: category.answers,
    also_answering: alsoAnswering(category, catalogue.records.categories).map((other) => ({
      name: other.name,
      slug: other.slug,
      count: offerCount(catalogue, other),
    })),
    example_members: exampleMembers(catalogue, category),
  };
}

function offerCount(catalogue: Catalogue, category: Category): number {
  return catalogue.listingsByCategory.get(category.slug)?.length ?? 0;
}
