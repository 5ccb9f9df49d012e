import { describeCheck, vendorFile } from './diagnosed.ts';

const withOffers = (...offers: object[]) => vendorFile({ offers, changes: [{ category: undefined }] });

describeCheck('missing-category', {
  reports: [
    [
      'a change record without category of a vendor without offers',
      withOffers(),
      {
        at: 'change_type',
        what: 'the record names no category, and `Dunlin` has no offer that would',
        fix: 'add `category`',
      },
    ],
  ],
  accepts: [
    ['a record whose category is that of the first offer', withOffers({})],
    ['a record that names its category', vendorFile({ offers: [], changes: [{ category: 'Databases' }] })],
  ],
  isWaivable: false,
});
