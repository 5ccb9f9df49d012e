import { fold } from './fold.ts';

/** Text with case folded and each run of white space one blank: how tiers and terms are compared (RULES.md 1). */
export function foldSpaces(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
