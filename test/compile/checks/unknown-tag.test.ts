import { absentFile, categoriesFile, describeCheck, offerFile, stacksFile } from './diagnosed.ts';

const tagged = (...tags: string[]) => offerFile({ tags });

describeCheck('unknown-tag', {
  reports: [
    [
      'a tag that differs from a listed one in case',
      tagged('hosting', 'SQL'),
      { at: 'SQL', what: '`SQL` is not a tag', fix: 'use `sql`, or add this one to tags.yaml' },
    ],
    [
      'a tag that no listed one is near to',
      tagged('vectors'),
      { fix: 'use a tag of tags.yaml, or add this one to it' },
    ],
    ['a tag of a category', categoriesFile({ name: 'Databases', tags: ['sqll'] }), { at: 'sqll' }],
    ['a tag of a role', stacksFile({ roles: [{ tags: ['sqll'] }] }), { at: 'sqll' }],
  ],
  accepts: [
    ['a listed tag', tagged('sql', 'hosting')],
    ['any tag where the catalogue has no list', [tagged('SQL'), absentFile('tags.yaml')]],
  ],
  isWaivable: true,
});
