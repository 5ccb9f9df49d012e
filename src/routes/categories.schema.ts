import { z } from 'zod';
import { AUDIENCES, HOLDINGS } from '../model/vocabulary.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const name = z.string().describe('Category name.');
const slug = z.string().describe('Name of the category in addresses and as a filter.');
const offersHeld = count('Offers in the category.');

const relatedCategory = z
  .strictObject({ name, slug, count: offersHeld })
  .meta({ id: 'RelatedCategory', description: 'Another category that answers the same question.' });

const category = z
  .strictObject({
    name,
    slug,
    count: offersHeld,
    audience: z.enum(AUDIENCES).describe('Whom the offers are for.'),
    holds: z.enum(HOLDINGS).describe('`programmes`: every member is open to qualified applicants only.'),
    scope: z.string().describe('What the name holds and what it does not.'),
    answers: z.array(z.string()).describe('Questions the name answers.'),
    also_answering: z
      .array(relatedCategory)
      .describe('Other categories that answer one of the same questions; no offer is in both.'),
    example_members: z
      .array(z.string())
      .max(3)
      .describe('Up to three vendors of the category, chosen as `example_members_basis` says.'),
  })
  .meta({ id: 'Category', description: 'A category of offers.' });

/** 200 body of `/api/categories`. */
export const categoriesBody = z
  .strictObject({
    categories: z.array(category).describe('Every category, by name.'),
    example_members_basis: z.string().describe('How `example_members` are chosen.'),
    retired_names: z
      .record(z.string(), z.string())
      .describe('From a retired category name to its replacement; `category=` filters accept retired names.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Categories', description: 'What the index is divided into.' });

export type PublishedCategory = z.infer<typeof category>;
export type CategoriesBody = z.infer<typeof categoriesBody>;
