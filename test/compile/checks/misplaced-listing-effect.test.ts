import { changesFile, describeCheck } from './diagnosed.ts';

describeCheck('misplaced-listing-effect', {
  reports: [
    [
      'an effect on the listing, on a record of reduced limits',
      changesFile({ listing_effect: 'narrows' }),
      {
        at: 'listing_effect',
        what: 'a limits_reduced record carries `listing_effect`',
        fix: 'make the record a `product_deprecated` one, or remove the key',
      },
    ],
    ['an effect of `none`', changesFile({ listing_effect: 'none' }), { at: 'listing_effect' }],
  ],
  accepts: [
    ['it on a deprecation', changesFile({ change_type: 'product_deprecated', listing_effect: 'narrows' })],
    ['a record of reduced limits without it', changesFile({})],
  ],
  isWaivable: true,
});
