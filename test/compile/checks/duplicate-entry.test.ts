import { categoriesFile, changesFile, describeCheck, offerFile, referralCodesFile, stacksFile } from './diagnosed.ts';

const eligibleWith = (conditions: string[]) => offerFile({ eligibility: { type: 'student', conditions } });

describeCheck('duplicate-entry', {
  reports: [
    [
      'a text that differs from another of its list in case and accents',
      eligibleWith(['Enrolled', 'énrolled']),
      {
        at: 'énrolled',
        what: '`énrolled` is written twice',
        fix: 'remove one of the two',
        also: ['Enrolled: first written here'],
      },
    ],
    ['an alternative of a change record', changesFile({ alternatives: ['Oak', 'Ash', 'oak'] }), { at: 'oak' }],
    ['an answer of a category', categoriesFile({ name: 'Databases', answers: ['Which?', 'which?'] }), { at: 'which?' }],
    ['a keyword of a stack', stacksFile({ keywords: ['web', 'Web'] }), { at: 'Web' }],
    ['a restriction of a referral code', referralCodesFile({ restrictions: ['New', 'new'] }), { at: 'new' }],
    ['a tag as duplicate-tag', offerFile({ tags: ['sql', 'sql'] }), { code: 'duplicate-tag' }],
  ],
  accepts: [
    ['two texts that differ in punctuation', eligibleWith(['Enrolled', 'Enrolled!'])],
    [
      'one text in two lists',
      changesFile({ alternatives: ['Oak'], date: '2026-11-01' }, { alternatives: ['Oak'], date: '2026-06-01' }),
    ],
  ],
  isWaivable: false,
});
