import { describeCheck, readsFile } from './diagnosed.ts';

const FAILED = {
  last_attempt: '2026-11-19',
  failure: { category: 'timeout', consecutive: 1, error: 'No answer' },
} as const;

describeCheck('outdated-failure', {
  reports: [
    [
      'a failure beside a read of the day of the newest attempt',
      readsFile({ ...FAILED, last_read: { date: '2026-11-19', outcome: 'link_ok' } }),
      {
        at: 'failure',
        what: 'a failure is kept although the newest attempt, on 2026-11-19, read the page',
        fix: 'remove `failure`: an answered read ends it',
      },
    ],
  ],
  accepts: [
    ['a read of the day before', readsFile({ ...FAILED, last_read: { date: '2026-11-18', outcome: 'link_ok' } })],
    ['a page that was never read', readsFile(FAILED)],
    [
      'such a read without a failure',
      readsFile({ last_attempt: '2026-11-19', last_read: { date: '2026-11-19', outcome: 'link_ok' } }),
    ],
  ],
  isWaivable: false,
});
