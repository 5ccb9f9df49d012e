import { absentFile, describeCheck, referralCodesFile } from './diagnosed.ts';

describeCheck('duplicate-referral-code', {
  reports: [
    [
      'a second code for one vendor, of another programme',
      referralCodesFile({ vendor: 'Acme' }, { vendor: 'Acme', code: 'PARTNER' }),
      {
        at: 'Acme',
        what: 'two codes are held for `Acme`',
        fix: 'keep the one that serves the reader better',
        also: ['Acme: first code'],
      },
    ],
    [
      'a second code for a vendor in another spelling, which is unknown-vendor too',
      referralCodesFile({ vendor: 'Acme' }, { vendor: 'ACME' }),
      { at: 'ACME' },
      { at: 'ACME', code: 'unknown-vendor' },
    ],
  ],
  accepts: [
    ['one code of two vendors', referralCodesFile({ vendor: 'Acme' }, { vendor: 'Birch' })],
    ['a catalogue without codes', [absentFile('referral-codes.yaml')]],
  ],
  isWaivable: false,
});
