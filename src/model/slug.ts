/** A name folded to `a-z0-9-` (docs/rules.md#slug). Only `rules/text/slug.ts` makes one. */
export type Slug = string & { readonly __brand: 'Slug' };
