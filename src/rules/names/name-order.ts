import { caseFold } from './case-fold.ts';
import { byCodeUnits } from '../text/by-code-units.ts';

/** Orders names case-insensitively; names that differ in case only are ordered by code points. */
export function byName(one: string, other: string): number {
  const [first, second] = [caseFold(one), caseFold(other)];
  return byCodeUnits(first, second) || byCodeUnits(one, other);
}
