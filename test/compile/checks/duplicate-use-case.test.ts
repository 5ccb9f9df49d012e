import { absentFile, describeCheck, stacksFile } from './diagnosed.ts';

describeCheck('duplicate-use-case', {
  reports: [
    [
      'a use case that differs from another in case and punctuation',
      stacksFile({ use_case: 'Web application' }, { use_case: 'web-application' }),
      {
        at: 'web-application',
        what: '`web-application` has two templates',
        fix: 'merge the two, or name the use cases apart',
        also: ['Web application: first named here'],
      },
    ],
  ],
  accepts: [
    ['a use case that differs by one letter', stacksFile({ use_case: 'Web app' }, { use_case: 'Web apps' })],
    ['a catalogue without stacks', [absentFile('stacks.yaml')]],
  ],
  isWaivable: false,
});
