import { absentFile, categoriesFile, describeCheck, offerFile, stacksFile, yamlFile } from './diagnosed.ts';

describeCheck('duplicate-tag', {
  reports: [
    [
      'a tag of an offer that differs from another in case, where the catalogue has no list of tags',
      [offerFile({ tags: ['sql', 'hosting', 'SQL'] }), absentFile('tags.yaml')],
      { at: 'SQL', what: '`SQL` is written twice', fix: 'remove one of the two', also: ['sql: first written here'] },
    ],
    ['a tag of a category', categoriesFile({ name: 'Databases', tags: ['sql', 'sql'] }), { at: 'sql' }],
    ['a tag of a role', stacksFile({ roles: [{ tags: ['sql', 'sql'] }] }), { at: 'sql' }],
    ['a tag of the list', yamlFile('tags.yaml', ['sql', 'hosting', 'Sql']), { at: 'Sql' }],
  ],
  accepts: [
    [
      'one tag of two roles and of the category',
      [
        stacksFile({
          roles: [
            { role: 'rows', tags: ['sql'] },
            { role: 'users', tags: ['sql'] },
          ],
        }),
        categoriesFile({ name: 'Databases', tags: ['sql'] }),
      ],
    ],
  ],
  isWaivable: true,
});
