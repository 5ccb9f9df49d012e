import type { Slug } from '../../model/vendor.ts';
import { fold } from './fold.ts';

/**
 * The name as used in a path: folded, with each run of characters other than a-z and 0-9 replaced by one `-`, and none
 * at the ends (docs/rules.md#slug). Empty when the name has none of these characters.
 */
export function slug(name: string): Slug {
  const folded = fold(name);
  // Most names are slugs once folded, which costs less to see than to replace nothing.
  if (SLUG.test(folded)) return folded as Slug;
  return folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') as Slug;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
