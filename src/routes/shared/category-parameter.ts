import type { TextParameter } from '../parameter.ts';

/** The category filter of a list; `categoryNamed` resolves its text. */
export const CATEGORY = {
  kind: 'text',
  in: 'query',
  sameBySlug: true,
  names: 'category',
  example: 'Databases',
  description:
    'Category name, slug or retired name, case-insensitive. An unknown one matches nothing, and `warnings` names the nearest.',
} as const satisfies TextParameter;
