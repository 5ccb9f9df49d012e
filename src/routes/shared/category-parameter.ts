import type { TextParameter } from '../parameter.ts';

/** The category a list is narrowed to; `categoryNamed` says which category a text names. */
export const CATEGORY = {
  kind: 'text',
  in: 'query',
  sameBySlug: true,
  names: 'category',
  example: 'Databases',
  description:
    'Category name, slug or retired name, case-insensitive. An unknown one matches nothing, and `warnings` names the nearest.',
} as const satisfies TextParameter;
