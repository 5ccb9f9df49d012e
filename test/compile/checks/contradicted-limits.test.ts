import { describeCheck, vendorFile } from './diagnosed.ts';

const OFFER = { verifiedDate: '2026-11-01', limits: ['3 projects', '5,000 events a month'] };
/** Written on the day of the change, so that it is not announced ahead. */
const CHANGE = { date: '2026-11-01', recorded_date: '2026-11-01', current_state: '10,000 events a month' } as const;

describeCheck('contradicted-limits', {
  reports: [
    [
      'a limit with another amount than the record of the day on which the entry was written',
      vendorFile({ offers: [OFFER], changes: [CHANGE] }),
      {
        at: '5,000 events a month',
        what: 'the limit is `5,000 events a month`, and the record of 2026-11-01 says `10,000 events a month`',
        fix: 'correct the limit, or name the `tier` that the record is about',
        also: ['10,000 events a month: the terms by the record'],
      },
    ],
  ],
  accepts: [
    [
      'the same amount',
      vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, current_state: '5,000 events a month' }] }),
    ],
    ['another period', vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, current_state: '100 events a day' }] })],
    [
      'an entry that was written later',
      vendorFile({ offers: [{ ...OFFER, verifiedDate: '2026-11-02' }], changes: [CHANGE] }),
    ],
    ['a record of another tier', vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, tier: 'Pro' }] })],
    [
      'a newer record that agrees',
      vendorFile({
        offers: [OFFER],
        changes: [
          CHANGE,
          {
            ...CHANGE,
            change_type: 'restriction',
            date: '2026-11-02',
            recorded_date: '2026-11-02',
            current_state: '5,000 events a month',
          },
        ],
      }),
    ],
    [
      'a limit of some customers',
      vendorFile({
        offers: [{ ...OFFER, limits: [{ limit: '5,000 events a month', for: 'old accounts' }] }],
        changes: [CHANGE],
      }),
    ],
  ],
  isWaivable: true,
});
