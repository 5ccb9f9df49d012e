import { quoted } from '../diagnostic.ts';
import type { CatalogueCheck } from './check.ts';
import { isKnownVendor, vendorNameFix } from './known-vendor.ts';

/** An alternative that is no vendor of the catalogue, or is not spelt as its file spells it. */
export const unknownAlternative: CatalogueCheck = {
  code: 'unknown-alternative',
  scope: 'catalogue',
  why: 'a caller who asks for the alternative next would be told that there is none',
  *faults(catalogue) {
    for (const { draft, value } of catalogue.vendors) {
      for (const [index, { alternatives }] of value.changes.entries()) {
        for (const [position, name] of alternatives.entries()) {
          if (isKnownVendor(catalogue, name)) continue;
          const at = draft.place(['changes', index, 'alternatives', position]);
          yield { at, what: `${quoted(name)} is not a vendor`, fix: vendorNameFix(catalogue, name) };
        }
      }
    }
  },
};
