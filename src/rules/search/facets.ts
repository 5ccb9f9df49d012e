import type { Listing } from '../../model/catalogue.ts';

/** A way to narrow listings: the values that each has, and those that are chosen. */
export interface Facet<Name extends string> {
  readonly name: Name;
  readonly valuesOf: (listing: Listing) => readonly string[];
  /** A listing passes if it has every chosen value. */
  readonly chosen: readonly string[];
  /** Whether several values may be chosen, so that a further one narrows what the chosen ones leave. */
  readonly isMultiple: boolean;
}

/**
 * The listings that pass every facet, in the order given, and by facet, then value, how many listings the value would leave, were
 * it chosen with all that is chosen elsewhere. One pass: a listing that fails one facet alone still counts for the values
 * of that facet, because choosing another value there would bring it back.
 */
export function applyFacets<Name extends string>(listings: readonly Listing[], facets: readonly Facet<Name>[]) {
  const passing: Listing[] = [];
  const counted = facets.map((facet) => ({ facet, counts: new Map<string, number>() }));
  for (const listing of listings) {
    const choices = counted.map((one) => ({ ...one, values: one.facet.valuesOf(listing) }));
    const failed = choices.filter(({ facet, values }) => !facet.chosen.every((value) => values.includes(value)));
    if (failed.length === 0) passing.push(listing);
    if (failed.length > 1) continue;
    const [only] = failed;
    for (const choice of choices) {
      const { facet, counts, values } = choice;
      if (only && (only !== choice || facet.isMultiple)) continue;
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return { passing, counts: new Map(counted.map(({ facet, counts }) => [facet.name, counts])) };
}
