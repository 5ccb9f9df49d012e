import { caseFold } from './case-fold.ts';

/** Orders names without regard to case; names that differ in case alone keep the order of their code points. */
export function byName(one: string, other: string): number {
  const [first, second] = [caseFold(one), caseFold(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
