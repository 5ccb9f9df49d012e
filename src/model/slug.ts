/** A name folded to `a-z0-9-`, RULES.md 8. Made only by `rules/slug.ts`. */
export type Slug = string & { readonly __brand: 'Slug' };
