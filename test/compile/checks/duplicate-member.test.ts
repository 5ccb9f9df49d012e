import { describeCheck, membersFile, vendorFile } from './diagnosed.ts';

const TWO_OFFERS = vendorFile({ offers: [{}, { category: 'Cloud Hosting' }] });

describeCheck('duplicate-member', {
  reports: [
    [
      'a vendor that is listed under two kinds',
      membersFile({}, { kind: 'full-featured' }),
      {
        at: 'Birch',
        what: '`Birch` is listed twice',
        fix: 'keep the kind that fits better, or name the `category` of the other offer',
        also: ['Birch: first listed here'],
      },
    ],
    [
      'an offer that is named by its category twice',
      [
        TWO_OFFERS,
        membersFile({ vendor: 'Dunlin', category: 'Databases' }, { vendor: 'Dunlin', category: 'Databases' }),
      ],
      { at: 'Dunlin' },
    ],
    [
      'the first offer of a vendor without and with its category',
      [TWO_OFFERS, membersFile({ vendor: 'Dunlin' }, { vendor: 'Dunlin', category: 'Databases' })],
      { at: 'Dunlin' },
    ],
    [
      'names in another case, which are unknown-member too',
      [
        TWO_OFFERS,
        membersFile(
          {},
          { vendor: 'BIRCH' },
          { vendor: 'Dunlin', category: 'Databases' },
          { vendor: 'Dunlin', category: 'databases' },
        ),
      ],
      { at: 'BIRCH' },
      { at: 'BIRCH', code: 'unknown-member' },
      { at: 'Dunlin' },
      { at: 'databases', code: 'unknown-member' },
    ],
  ],
  accepts: [
    [
      'the first offer of a vendor without its category, and another offer',
      [TWO_OFFERS, membersFile({ vendor: 'Dunlin' }, { vendor: 'Dunlin', category: 'Cloud Hosting' })],
    ],
    [
      'two offers of one vendor',
      [
        TWO_OFFERS,
        membersFile({ vendor: 'Dunlin', category: 'Databases' }, { vendor: 'Dunlin', category: 'Cloud Hosting' }),
      ],
    ],
    ['two vendors', membersFile({}, { vendor: 'Acme' })],
  ],
  isWaivable: true,
});
