import type { Slug } from '../../model/slug.ts';
import { fold } from './fold.ts';

/**
 * The name as it stands in a path: folded, each run of other characters than a-z0-9 one `-`, none at the ends
 * (RULES.md 8). Empty where the name has no such character.
 */
export function slug(name: string): Slug {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') as Slug;
}
