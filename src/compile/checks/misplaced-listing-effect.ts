import { vendorCheck } from './check.ts';

/** A `listing_effect` on a record that is not a deprecation (docs/rules.md#listing-effect). */
export const misplacedListingEffect = vendorCheck({
  code: 'misplaced-listing-effect',
  meaning: 'a record other than a deprecation states an effect on the listing',
  isWaivable: true,
  why: 'the weight of the other types is settled by the type alone, so the key would be without effect',
  *diagnose({ draft, value }) {
    for (const [index, { change_type: type, listing_effect: effect }] of value.changes.entries()) {
      if (effect === undefined || type === 'product_deprecated') continue;
      yield {
        at: draft.keyPlace(['changes', index, 'listing_effect']),
        what: `a ${type} record carries \`listing_effect\``,
        fix: 'make the record a `product_deprecated` one, or remove the key',
      };
    }
  },
});
