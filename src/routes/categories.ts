import * as z from 'zod';
import type { Catalogue, Category } from '../model/catalogue.ts';
import { AUDIENCES, HOLDINGS } from '../model/vocabulary.ts';
import { alsoAnswering } from '../rules/catalogue/categories.ts';
import { exampleMembers } from '../rules/ranking/alternatives.ts';
import { ok, route, type Published } from './route.ts';
import { component, count, list, text, texts } from './shared/common.schema.ts';
import { address, PAGE } from './shared/page.ts';
import { indexBody, provenance } from './shared/provenance.ts';
import { pickFields } from './shared/pick-fields.ts';

const name = text('Category name.');
const slug = text('Name of the category in addresses and as a filter.');
const offersHeld = count('Offers in the category.');

const relatedCategory = component('RelatedCategory', 'Another category that answers the same question.', {
  name,
  slug,
  count: offersHeld,
});

const categorySchema = component('Category', 'A category of offers.', {
  name,
  slug,
  count: offersHeld,
  audience: z.enum(AUDIENCES).describe('Whom the offers are for.'),
  holds: z.enum(HOLDINGS).describe('`programmes`: every member is open to qualified applicants only.'),
  scope: text('What the name holds and what it does not.'),
  answers: texts('Questions the name answers.'),
  also_answering: list(relatedCategory, 'Other categories that answer one of the same questions; no offer is in both.'),
  example_members: z
    .array(z.string())
    .max(3)
    .describe('Up to three vendors of the category, chosen as `example_members_basis` says.'),
});

export const categoriesBody = indexBody('Categories', 'What the index is divided into.', {
  categories: list(categorySchema, 'Every category, by name.'),
  example_members_basis: text('How `example_members` are chosen.'),
  retired_names: z
    .record(z.string(), z.string())
    .describe('From a retired category name to its replacement; `category=` filters accept retired names.'),
});

export const categories = route({
  path: '/api/categories',
  operationId: 'listCategories',
  tag: 'Offers',
  body: categoriesBody,
  summary: 'The categories and what they hold',
  description: 'Every category by name, with its scope, the questions it answers and how many offers it holds.',

  answer(catalogue) {
    return ok<Published<typeof categoriesBody>>({
      categories: catalogue.records.categories.map((category) =>
        pickFields(categorySchema, {
          ...withCount(catalogue, category),
          also_answering: alsoAnswering(category, catalogue.records.categories).map((other) =>
            pickFields(relatedCategory, withCount(catalogue, other)),
          ),
          example_members: exampleMembers(catalogue, category),
        }),
      ),
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

function withCount(catalogue: Catalogue, category: Category) {
  return { ...category, count: catalogue.listingsByCategory.get(category.slug)?.length ?? 0 };
}
