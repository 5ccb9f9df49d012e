import { describeCheck, membersFile, offerFile, stacksFile, vendorFile, yamlFile } from './diagnosed.ts';

const under = (category: string) => offerFile({ category });

describeCheck('unknown-category', {
  reports: [
    [
      'a name that differs from a listed one by one letter',
      under('Database'),
      {
        at: 'Database',
        what: '`Database` is not a category',
        fix: 'use `Databases`, or add the name to categories.yaml',
      },
    ],
    [
      'a name that no listed one is near to',
      under('Payments'),
      { what: '`Payments` is not a category', fix: 'use a name of categories.yaml, or add this one to it' },
    ],
    [
      'a listed name in another case',
      under('databases'),
      { what: '`databases` is not spelt as the list spells it', fix: 'use `Databases`' },
    ],
    [
      'a retired name in any case',
      under('data stores'),
      { what: '`data stores` is a retired category', fix: 'use `Databases`; `npm run fix` does it' },
    ],
    ['the category of a change record', vendorFile({ changes: [{ category: 'Payments' }] }), { at: 'Payments' }],
    ['the category of a role', stacksFile({ roles: [{ categories: ['Databases', 'Payments'] }] }), { at: 'Payments' }],
    [
      'the category of a comparison as unknown-member',
      membersFile({ category: 'Payments' }),
      { code: 'unknown-member' },
    ],
    [
      'each of two uses in another case',
      vendorFile({ offers: [{ category: 'databases' }, { category: 'databases', tier: 'Hobby' }] }),
      { at: 'databases' },
      { at: 'databases' },
    ],
  ],
  accepts: [
    ['a listed name', under('Cloud Hosting')],
    ['any name where the list is invalid', [under('Payments'), refused('categories.yaml')]],
  ],
  isWaivable: false,
});

function refused(path: string) {
  return { ...yamlFile(path, []), refused: true } as const;
}
