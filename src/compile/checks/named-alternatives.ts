import type { Path } from '../draft.ts';
import type { VendorFile } from '../shape/vendor-file.ts';

/** Each alternative that a vendor's change records name, and where. */
export function namedAlternatives({ changes }: VendorFile): { readonly name: string; readonly path: Path }[] {
  return changes.flatMap(({ alternatives }, index) =>
    alternatives.map((name, position) => ({ name, path: ['changes', index, 'alternatives', position] })),
  );
}
