import type { ComparisonKind, ComparisonName } from './vocabulary.ts';

/** One of the four category comparisons: which offers are in it, and as what kind. */
export interface Comparison {
  readonly name: ComparisonName;
  readonly members: readonly {
    readonly vendor: string;
    readonly kind: ComparisonKind;
    /** Which of the vendor's offers, where it has several; its first otherwise. */
    readonly category?: string;
  }[];
}
