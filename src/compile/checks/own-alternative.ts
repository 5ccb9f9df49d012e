import { slug } from '../../rules/text/slug.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { VendorCheck } from './check.ts';
import { namedAlternatives } from './named-alternatives.ts';
import { vendorNames } from './vendor-names.ts';

/** A vendor named as the alternative to itself, by any of its names. */
export const ownAlternative: VendorCheck = {
  code: 'own-alternative',
  scope: 'file',
  kind: 'vendor',
  why: 'readers who look for a way out would be sent back',
  *faults(file) {
    const own = new Set(vendorNames(file).map(({ slug: known }) => known));
    for (const { name, path } of namedAlternatives(file.value)) {
      if (!own.has(slug(name))) continue;
      yield {
        at: file.draft.place(path),
        what: `${quoted(name)} is named as an alternative to itself`,
        fix: 'remove the name',
      };
    }
  },
};
