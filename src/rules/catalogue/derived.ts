import type { CatalogueRecords } from '../../model/catalogue.ts';
import type { DerivedParts, HeldParts, SplitParts } from '../../model/derived.ts';

type Parts = DerivedParts & SplitParts & HeldParts;
/** A build has the parts that its form of the index needs. */
type Texts = { readonly [Part in keyof Parts]?: string };

const textsOf = new WeakMap<CatalogueRecords, Texts>();

/** Registers the values that a build derived from these records. */
export function keepDerived(records: CatalogueRecords, texts: Texts): void {
  textsOf.set(records, texts);
}

/**
 * A part that a build derived from these records; null without a registered build that has it. Parses the part on each call: the
 * caller caches what it makes of the result.
 */
export function derivedPart<Part extends keyof Parts>(
  records: CatalogueRecords,
  part: Part,
): Parts[Part] | null {
  const text = textsOf.get(records)?.[part];
  // Trusted input: an output of the build.
  return text === undefined ? null : (JSON.parse(text) as Parts[Part]);
}
