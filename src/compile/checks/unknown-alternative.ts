import { quoted } from '../diagnostic.ts';
import type { CatalogueCheck } from './check.ts';
import { isKnownVendor, vendorNameFix } from './known-vendor.ts';
import { namedAlternatives } from './named-alternatives.ts';

/** An alternative that is no vendor of the catalogue, or is not spelt as its file spells it. */
export const unknownAlternative: CatalogueCheck = {
  code: 'unknown-alternative',
  scope: 'catalogue',
  why: 'a caller who asks for the alternative next would be told that there is none',
  *faults(catalogue) {
    for (const { draft, value } of catalogue.vendors) {
      for (const { name, path } of namedAlternatives(value)) {
        if (isKnownVendor(catalogue, name)) continue;
        yield {
          at: draft.place(path),
          what: `${quoted(name)} is not a vendor`,
          fix: vendorNameFix(catalogue, name),
        };
      }
    }
  },
};
