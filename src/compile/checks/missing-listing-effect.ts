import { vendorCheck } from './check.ts';

/** A deprecation without `listing_effect`, which is never guessed (docs/rules.md#listing-effect). */
export const missingListingEffect = vendorCheck({
  code: 'missing-listing-effect',
  meaning: 'a deprecation does not say what becomes of the listed product',
  why: 'whether the vendor is risky, to be watched or untouched depends on it',
  *diagnose({ draft, value }) {
    for (const [index, { change_type: type, listing_effect: effect }] of value.changes.entries()) {
      if (type !== 'product_deprecated' || effect !== undefined) continue;
      yield {
        at: draft.place(['changes', index, 'change_type']),
        what: 'the deprecation does not say what becomes of the listed product',
        fix: 'add `listing_effect`: `ends`, `narrows`, or `none` where another product of the vendor is meant',
      };
    }
  },
});
