import { describeCheck, vendorFile } from './diagnosed.ts';

describeCheck('empty-vendor', {
  reports: [
    [
      'a vendor without offers and change records',
      vendorFile({ offers: [], aliases: ['Dun'] }),
      {
        at: 'Dunlin',
        what: '`Dunlin` has neither offers nor changes',
        fix: 'write its offer, or the change that is on record, or remove the file',
      },
    ],
  ],
  accepts: [
    ['a vendor with one offer', vendorFile()],
    ['a vendor with one change record', vendorFile({ offers: [], changes: [{}] })],
  ],
  isWaivable: false,
});
