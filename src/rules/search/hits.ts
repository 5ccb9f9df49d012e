/** What a term, or a group of words that mean the same, weighs in the listings that have it. */
export interface Hits {
  /** By listing position, what the term weighs there, 1 to 255; positions ascend. */
  readonly strengths: Strengths;
  /** Listings that match, those with less than the whole word in part. */
  readonly listingsWithTerm: number;
  /** By the number of a category, its share of the listings that are about the term, 0 to 1. */
  readonly categoryShares: ReadonlyMap<number, number>;
}

export type Strengths = ReadonlyMap<number, number>;

/** Combines the strengths of each listing, 0 where one of them has none, and leaves out the listings of strength 0. */
export function combineStrengths(
  one: Strengths,
  other: Strengths,
  combine: (strength: number, otherStrength: number) => number,
): Strengths {
  const found = new Map<number, number>();
  for (const position of [...new Set([...one.keys(), ...other.keys()])].sort((first, second) => first - second)) {
    const strength = Math.trunc(combine(one.get(position) ?? 0, other.get(position) ?? 0));
    if (strength !== 0) found.set(position, strength);
  }
  return found;
}
