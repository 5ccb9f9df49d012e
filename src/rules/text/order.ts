import { caseFold } from './fold.ts';

/** Compares texts by UTF-16 code units, independent of locale: the order of every sorted output. */
export const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Orders names case-insensitively; names that differ in case only are ordered by code points. */
export function byName(one: string, other: string): number {
  const [first, second] = [caseFold(one), caseFold(other)];
  return byCodeUnits(first, second) || byCodeUnits(one, other);
}
