import { slug } from '../../rules/text/slug.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';
import { goneVendor } from './known-vendor.ts';
import { misspeltVendor } from './misspelt-vendor.ts';
import { namedAlternatives } from './named-alternatives.ts';
import { vendorNames } from './vendor-names.ts';

/** An alternative that is nearly the name of a vendor. A name that is like none is of a product without a file, and accepted. */
export const unknownAlternative = catalogueCheck({
  code: 'unknown-alternative',
  meaning: 'an alternative is nearly the name of a vendor, or a former name or alias of one',
  isWaivable: true,
  why: 'a caller that requests the alternative next would not find the vendor',
  *diagnose(catalogue) {
    const misspelt = misspeltVendor(catalogue);
    for (const file of catalogue.vendors) {
      for (const { name, path } of namedAlternatives(file.value)) {
        const meant = misspelt(name);
        // The vendor's own names are `self-alternative`.
        if (meant === undefined || vendorNames(file).some(({ slug: own }) => own === slug(name))) continue;
        yield {
          at: file.draft.place(path),
          what: `${quoted(name)} is not a vendor, and ${quoted(meant)} is`,
          fix: `use ${quoted(meant)}, or waive the diagnostic where another product is meant`,
          followsFrom: goneVendor(catalogue, name),
        };
      }
    }
  },
});
