import { slug } from '../../rules/slug.ts';
import { quoted } from '../diagnostic.ts';
import type { VendorCheck } from './check.ts';
import { namedAlternatives } from './named-alternatives.ts';

/** A vendor named as the alternative to itself. */
export const ownAlternative: VendorCheck = {
  code: 'own-alternative',
  scope: 'file',
  kind: 'vendor',
  why: 'readers who look for a way out would be sent back',
  *faults({ draft, value }) {
    const own = slug(value.vendor);
    for (const { name, path } of namedAlternatives(value)) {
      if (slug(name) !== own) continue;
      yield {
        at: draft.place(path),
        what: `${quoted(name)} is named as an alternative to itself`,
        fix: 'remove the name',
      };
    }
  },
};
