import { describeCheck, vendorFile } from './diagnosed.ts';

describeCheck('duplicate-offer', {
  reports: [
    [
      'a tier name that differs from another of its category in case',
      vendorFile({ offers: [{ tier: 'Free' }, { tier: 'FREE' }] }),
      {
        at: 'FREE',
        what: '`FREE` is offered twice in `Databases`',
        fix: 'merge the two offers, or name the tiers apart',
        also: ['Free: first offered here'],
      },
    ],
  ],
  accepts: [
    ['a tier name that differs by one letter', vendorFile({ offers: [{ tier: 'Free' }, { tier: 'Freed' }] })],
    ['one tier name in two categories', vendorFile({ offers: [{}, { category: 'Cloud Hosting' }] })],
    ['one tier name of two vendors', [vendorFile(), vendorFile({ vendor: 'Elder' })]],
  ],
  isWaivable: true,
});
