import type { Catalogue } from '../model/catalogue.ts';
import { categories } from '../routes/categories.ts';
import { encode } from '../routes/encode.ts';
import { criteriaMarkdown } from '../routes/shared/criteria-markdown.ts';

/** A document that a client may read without a call. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  text(catalogue: Catalogue): string;
}

export const RESOURCES: readonly Resource[] = [
  {
    uri: 'deals://categories',
    name: 'categories',
    title: 'Categories',
    description: 'Every category with its slug, its scope, the questions it answers and how many offers it holds.',
    mimeType: 'application/json',
    text: (catalogue) => encode(categories.answer(catalogue, {})),
  },
  {
    uri: 'deals://rules',
    name: 'rules',
    title: 'Rules',
    description: 'What gate, risk_level, stability and the order of offers mean, with every weight.',
    mimeType: 'text/markdown',
    text: criteriaMarkdown,
  },
];
