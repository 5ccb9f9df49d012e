import { STORED_PARTS, type DerivedParts, type SplitParts } from '../../../src/model/derived.ts';

/** Derived values of a split index, each a file of its own. */
export const DERIVED_NAMES = [
  'names',
  'day',
  'searchFacts',
  ...STORED_PARTS,
  'freshness',
  'detectors',
] as const satisfies readonly (keyof (DerivedParts & SplitParts))[];

export type DerivedName = (typeof DERIVED_NAMES)[number];

/** Those with a file for each day. */
export const DAILY_NAMES: ReadonlySet<DerivedName> = new Set(['day', 'freshness']);

/** What an answer reads that has to be fetched first. */
export type Need =
  | { readonly kind: 'records'; readonly parts: readonly number[]; readonly changes: readonly number[] }
  | { readonly kind: 'derived'; readonly file: string }
  /** Pieces of texts that hold a term. */
  | { readonly kind: 'terms'; readonly terms: readonly string[] }
  /** Pieces that may be another spelling of a word. */
  | { readonly kind: 'spellings'; readonly of: 'punctuated' | 'near'; readonly word: string }
  /** Folded texts of listings, by position. */
  | { readonly kind: 'texts'; readonly positions: readonly number[] };
