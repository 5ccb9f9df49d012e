import type { ComparisonKind, ComparisonName } from './vocabulary.ts';

/** One of the four category comparisons: its members, each with a kind. */
export interface Comparison {
  readonly name: ComparisonName;
  readonly members: readonly {
    readonly vendor: string;
    readonly kind: ComparisonKind;
    /** Category of the vendor's offer to compare; by default its first offer. */
    readonly category?: string;
  }[];
}
