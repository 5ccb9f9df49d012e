import { absentFile, categoriesFile, describeCheck, offerFile, stacksFile, vendorFile, yamlFile } from './diagnosed.ts';

const tagged = (...tags: string[]) => offerFile({ tags });
const thrice = (tag: string) => vendorFile({ offers: ['Free', 'Hobby', 'Pro'].map((tier) => ({ tier, tags: [tag] })) });

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
    [
      'two uses of a tag that no listed one is near to once, as gone from the list',
      vendorFile({ offers: [{ tags: ['vectors'] }, { tier: 'Hobby', tags: ['vectors'] }] }),
      {
        file: 'tags.yaml',
        what: 'the tag `vectors` is used in several places and is not on the list',
        fix: 'put it back, or replace it in the places listed',
      },
    ],
    [
      'two uses of a tag that is near to a listed one as two typos',
      vendorFile({ offers: [{ tags: ['sqll'] }, { tier: 'Hobby', tags: ['sqll'] }] }),
      { at: 'sqll' },
      { at: 'sqll' },
    ],
    [
      'three uses of a tag that is near to a used one once, as gone from the list',
      thrice('sqll'),
      { file: 'tags.yaml', fix: 'put it back, or replace it in the places listed; `sql` is like it' },
    ],
    [
      'three uses of a tag that is near to an unused one once, as renamed',
      [thrice('vector'), yamlFile('tags.yaml', ['sql', 'hosting', 'vectors'])],
      { file: 'tags.yaml', at: 'vectors', fix: 'put it back, or write `vectors` in the places listed' },
    ],
  ],
  accepts: [
    ['a listed tag', tagged('sql', 'hosting')],
    ['any tag where the catalogue has no list', [tagged('SQL'), absentFile('tags.yaml')]],
  ],
  isWaivable: true,
});
