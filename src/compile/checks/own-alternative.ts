import { slug } from '../../rules/slug.ts';
import { quoted } from '../diagnostic.ts';
import type { VendorCheck } from './check.ts';

/** A vendor named as the alternative to itself. */
export const ownAlternative: VendorCheck = {
  code: 'own-alternative',
  scope: 'file',
  kind: 'vendor',
  why: 'readers who look for a way out would be sent back',
  *faults({ draft, value }) {
    const own = slug(value.vendor);
    for (const [index, { alternatives }] of value.changes.entries()) {
      for (const [position, alternative] of alternatives.entries()) {
        if (slug(alternative) !== own) continue;
        yield {
          at: draft.place(['changes', index, 'alternatives', position]),
          what: `${quoted(alternative)} is named as an alternative to itself`,
          fix: 'remove the name',
        };
      }
    }
  },
};
