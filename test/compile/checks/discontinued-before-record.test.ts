import { changesFile, describeCheck } from './diagnosed.ts';

const ending = (discontinued: string | undefined) =>
  changesFile({
    change_type: 'product_deprecated',
    listing_effect: 'ends',
    date: '2026-11-10',
    discontinued_date: discontinued,
  });

describeCheck('discontinued-before-record', {
  reports: [
    [
      'a product that ends one day before the date of its record',
      ending('2026-11-09'),
      {
        at: '2026-11-09',
        what: 'the product is discontinued on 2026-11-09, before the record of 2026-11-10',
        fix: 'correct one of the two dates',
        also: ['2026-11-10: the date of the record'],
      },
    ],
  ],
  accepts: [
    ['a product that ends on that date', ending('2026-11-10')],
    ['a product without a day of its end', ending(undefined)],
  ],
  isWaivable: true,
});
