import { describeCheck, offerFile, vendorFile } from './diagnosed.ts';

describeCheck('future-verified-date', {
  reports: [
    [
      'an offer that is written tomorrow',
      offerFile({ verifiedDate: '2026-11-21' }),
      {
        at: '2026-11-21',
        what: 'the entry was written on 2026-11-21, which is after today, 2026-11-20',
        fix: 'write the day on which the page was last compared with this entry',
      },
    ],
    [
      'the second of two offers',
      vendorFile({ offers: [{}, { tier: 'Hobby', verifiedDate: '2026-12-01' }] }),
      { at: '2026-12-01' },
    ],
  ],
  accepts: [['an offer that is written today', offerFile({ verifiedDate: '2026-11-20' })]],
  isWaivable: false,
});
