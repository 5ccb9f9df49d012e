import { describeCheck, stacksFile } from './diagnosed.ts';

describeCheck('duplicate-role', {
  reports: [
    [
      'a role that differs from another of its stack in case and punctuation',
      stacksFile({ roles: [{ role: 'web host' }, { role: 'Web-Host' }] }),
      {
        at: 'Web-Host',
        what: '`Web-Host` is named twice in one stack',
        fix: 'merge the two, or name the roles apart',
        also: ['web host: first named here'],
      },
    ],
  ],
  accepts: [
    ['a role that differs by one letter', stacksFile({ roles: [{ role: 'host' }, { role: 'hosts' }] })],
    ['one role in two stacks', stacksFile({ roles: [{ role: 'host' }] }, { roles: [{ role: 'host' }] })],
  ],
  isWaivable: false,
});
