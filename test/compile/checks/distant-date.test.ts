import { changesFile, describeCheck, offerFile, readsFile } from './diagnosed.ts';

describeCheck('distant-date', {
  reports: [
    [
      'an offer that expires 10 years and a day after today',
      offerFile({ expires_date: '2036-11-21' }),
      {
        at: '2036-11-21',
        what: '`expires_date` is 2036-11-21, more than 10 years after today, 2026-11-20',
        fix: 'correct the year',
      },
    ],
    ['a change of another century', changesFile({ date: '2126-11-01' }), { at: '2126-11-01' }],
    [
      'a day of writing as future-verified-date',
      offerFile({ verifiedDate: '2126-11-20' }),
      { code: 'future-verified-date' },
    ],
    ['a day of something done as future-date', changesFile({ recorded_date: '2126-11-01' }), { code: 'future-date' }],
  ],
  accepts: [
    ['an offer that expires 10 years after today', offerFile({ expires_date: '2036-11-20' })],
    [
      'a day on which a page is read again, which a job writes',
      readsFile({ refused_read: { reason: 'Closed', refused_date: '2026-11-01', read_again_on: '2126-11-01' } }),
    ],
  ],
  isWaivable: false,
});
