/** What a term, or a group of words that mean the same, weighs in the listings that have it: most terms are in few. */
export interface Hits {
  /** Positions of the listings that match, ascending. */
  readonly positions: readonly number[];
  /** What the term weighs in each of them, 1 to 255. */
  readonly strengths: readonly number[];
  /** Listings that match, those with less than the whole word in part. */
  readonly listingsWithTerm: number;
  /** By the number of a category, its share of the listings that are about the term, 0 to 1. */
  readonly categoryShares: ReadonlyMap<number, number>;
}

/** The listings of hits, with their strengths. */
export type Strengths = Pick<Hits, 'positions' | 'strengths'>;

export const NO_STRENGTHS: Strengths = { positions: [], strengths: [] };

/** Reads the strength at one position after another, 0 where there is none. Ascending positions are read the fastest. */
export function strengthReader({ positions, strengths }: Strengths): (position: number) => number {
  let at = 0;
  return (position) => {
    if ((positions[at - 1] ?? -1) >= position) at = 0;
    while ((positions[at] ?? position) < position) at += 1;
    return positions[at] === position ? (strengths[at] ?? 0) : 0;
  };
}

/**
 * Combines the strengths of each listing, 0 where one of them has none, and leaves out the listings of strength 0. A
 * strength is a whole number: fractions are cut off.
 */
export function combined(
  one: Strengths,
  other: Strengths,
  combine: (strength: number, otherStrength: number) => number,
): Strengths {
  const positions: number[] = [];
  const strengths: number[] = [];
  let at = 0;
  let otherAt = 0;
  while (at < one.positions.length || otherAt < other.positions.length) {
    const next = one.positions[at] ?? Infinity;
    const otherNext = other.positions[otherAt] ?? Infinity;
    const position = Math.min(next, otherNext);
    const own = next === position ? one.strengths[at++] : 0;
    const others = otherNext === position ? other.strengths[otherAt++] : 0;
    const strength = Math.trunc(combine(own ?? 0, others ?? 0));
    if (strength === 0) continue;
    positions.push(position);
    strengths.push(strength);
  }
  return { positions, strengths };
}
