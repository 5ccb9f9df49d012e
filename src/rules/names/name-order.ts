import { caseFold } from './case-fold.ts';

/** Orders names case-insensitively; names that differ in case only are ordered by code points. */
export function byName(one: string, other: string): number {
  const [first, second] = [caseFold(one), caseFold(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
