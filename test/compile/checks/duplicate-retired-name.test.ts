import { categoriesFile, describeCheck } from './diagnosed.ts';

const retired = (...names: string[]) => categoriesFile({ name: 'Databases', retired_names: names });

describeCheck('duplicate-retired-name', {
  reports: [
    [
      'a retired name that is still the name of another category',
      retired('cloud hosting'),
      {
        at: 'cloud hosting',
        what: '`cloud hosting` is the name of a category already',
        fix: 'keep it where filters by that name should lead',
        also: ['Cloud Hosting: first named here'],
      },
    ],
    ['the name of its own category', retired('Databases'), { also: ['Databases: first named here'] }],
    ['a retired name written twice', retired('Stores', 'stores'), { at: 'stores', also: ['Stores: first named here'] }],
    [
      'a retired name that two categories claim',
      categoriesFile(
        { name: 'Databases', retired_names: ['Stores'] },
        { name: 'Cloud Hosting', retired_names: ['STORES'] },
      ),
      { at: 'STORES' },
    ],
  ],
  accepts: [['names that differ by one letter', retired('Database', 'Store', 'Stores')]],
  isWaivable: false,
});
