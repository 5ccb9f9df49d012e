import { categoriesFile, describeCheck } from './diagnosed.ts';

describeCheck('duplicate-category', {
  reports: [
    [
      'a name that differs from another in case and punctuation',
      categoriesFile({ name: 'cloud-hosting' }),
      {
        at: 'cloud-hosting',
        what: '`cloud-hosting` is already a category',
        fix: 'merge the two, or name them apart',
        also: ['Cloud Hosting: first named here'],
      },
    ],
  ],
  accepts: [['a name that differs by one letter', categoriesFile({ name: 'Cloud Hostings' })]],
  isWaivable: false,
});
