import { changesFile, describeCheck } from './diagnosed.ts';

describeCheck('missing-listing-effect', {
  reports: [
    [
      'a deprecation without an effect on the listing',
      changesFile({ change_type: 'product_deprecated' }),
      {
        at: 'product_deprecated',
        what: 'the deprecation does not say what becomes of the listed product',
        fix: 'add `listing_effect`: `ends`, `narrows`, or `none` where another product of the vendor is meant',
      },
    ],
  ],
  accepts: [
    [
      'a deprecation with the effect `none`',
      changesFile({ change_type: 'product_deprecated', listing_effect: 'none' }),
    ],
    ['another record without an effect', changesFile({ change_type: 'open_source_killed' })],
  ],
  isWaivable: false,
});
