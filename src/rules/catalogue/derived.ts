import type { CatalogueRecords } from '../../model/catalogue.ts';
import type { DerivedParts, DerivedTexts } from '../../model/derived.ts';

const textsOf = new WeakMap<CatalogueRecords, DerivedTexts>();

/** Registers the values that a build derived from these records. */
export function keepDerived(records: CatalogueRecords, texts: DerivedTexts): void {
  textsOf.set(records, texts);
}

/**
 * A part that a build derived from these records; null without a registered build. Parses the part on each call: the
 * caller caches what it makes of the result.
 */
export function derivedPart<Part extends keyof DerivedParts>(
  records: CatalogueRecords,
  part: Part,
): DerivedParts[Part] | null {
  const texts = textsOf.get(records);
  // Trusted input: an output of the build.
  return texts ? (JSON.parse(texts[part]) as DerivedParts[Part]) : null;
}
