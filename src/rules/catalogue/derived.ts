import type { CatalogueRecords } from '../../model/catalogue.ts';
import type { DerivedParts, DerivedTexts } from '../../model/derived.ts';

const textsOf = new WeakMap<CatalogueRecords, DerivedTexts>();

/** Takes over what a build derived from these records. */
export function keepDerived(records: CatalogueRecords, texts: DerivedTexts): void {
  textsOf.set(records, texts);
}

/** A part that a build derived from these records; null where none did. Read at each call: the rule keeps what it makes of it. */
export function derivedPart<Part extends keyof DerivedParts>(
  records: CatalogueRecords,
  part: Part,
): DerivedParts[Part] | null {
  const texts = textsOf.get(records);
  // Our own build wrote it.
  return texts ? (JSON.parse(texts[part]) as DerivedParts[Part]) : null;
}
