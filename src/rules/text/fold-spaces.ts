import { fold } from './fold.ts';

/**
 * Folds case and replaces each run of white space by one space: how tiers and terms are compared
 * (docs/rules.md#tier-class).
 */
export function foldSpaces(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
