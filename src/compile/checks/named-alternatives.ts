import type { Path } from '../parse/draft.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

/** A product that a vendor's file names beside the vendor, and its path in the file. */
export interface NamedAlternative {
  readonly name: string;
  readonly path: Path;
}

/** Each alternative that the change records name, and each product that the offers are an alternative to. */
export function namedAlternatives({ offers, changes }: VendorFile): readonly NamedAlternative[] {
  return [
    ...offers.flatMap(({ alternative_to: names = [] }, index) => placed(names, ['offers', index, 'alternative_to'])),
    ...changes.flatMap(({ alternatives }, index) => placed(alternatives, ['changes', index, 'alternatives'])),
  ];
}

function placed(names: readonly string[], path: Path): readonly NamedAlternative[] {
  return names.map((name, position) => ({ name, path: [...path, position] }));
}
