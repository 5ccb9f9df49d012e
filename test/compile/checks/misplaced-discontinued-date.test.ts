import { changesFile, describeCheck } from './diagnosed.ts';

const ENDING = { discontinued_date: '2026-12-01' } as const;

describeCheck('misplaced-discontinued-date', {
  reports: [
    [
      'the day on which a product ends, on a record of reduced limits',
      changesFile(ENDING),
      {
        at: 'discontinued_date',
        what: 'a limits_reduced record carries `discontinued_date`',
        fix: 'make the record a `product_deprecated` one, or remove the key',
      },
    ],
    ['it on the removal of a free tier', changesFile({ ...ENDING, change_type: 'free_tier_removed' }), {}],
  ],
  accepts: [
    ['it on a deprecation', changesFile({ ...ENDING, change_type: 'product_deprecated', listing_effect: 'ends' })],
  ],
  isWaivable: true,
});
