import { describeCheck, vendorFile } from './diagnosed.ts';

const OFFER = { description: 'One database of 1 GB' };
/** Written on the day of the change, so that it is not announced ahead. */
const CHANGE = {
  date: '2026-11-01',
  recorded_date: '2026-11-01',
  previous_state: '1 GB of storage',
  current_state: '512 MB of storage',
} as const;

describeCheck('contradicted-terms', {
  reports: [
    [
      'a description with the figure that a record calls the previous one',
      vendorFile({ offers: [OFFER], changes: [CHANGE] }),
      {
        at: 'One database of 1 GB',
        what: 'the description says `1 GB of storage`, and the limits_reduced record of 2026-11-01 says `512 MB of storage`',
        fix: 'compare the offer with its page: correct the description, or end the record with a `resolution`',
        also: ['512 MB of storage: the terms by the record'],
      },
    ],
    [
      'each offer that a record about its tier contradicts',
      vendorFile({
        offers: [OFFER, { ...OFFER, tier: 'Pro' }, { tier: 'Team' }],
        changes: [{ ...CHANGE, tier: 'pro' }],
      }),
      { at: 'One database of 1 GB' },
    ],
  ],
  accepts: [
    [
      'a description with the new figure',
      vendorFile({ offers: [{ description: 'One of 512 MB' }], changes: [CHANGE] }),
    ],
    ['a description with both figures', vendorFile({ offers: [{ description: '1 GB or 512 MB' }], changes: [CHANGE] })],
    [
      'a record of one day before the change, which announces it',
      vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, recorded_date: '2026-10-31' }] }),
    ],
    ['a record of another tier', vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, tier: 'Pro' }] })],
    [
      'a record that is taken back',
      vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, resolution: { state: 'reversed', date: '2026-11-02' } }] }),
    ],
    ['a record about our index', vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, reports: 'our_index' }] })],
    [
      'a record without an earlier state',
      vendorFile({ offers: [OFFER], changes: [{ ...CHANGE, previous_state: undefined }] }),
    ],
  ],
  isWaivable: true,
});
