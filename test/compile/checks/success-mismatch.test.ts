import type { PageRead } from '../../../src/model/page-read.ts';
import { describeCheck, readsFile } from './diagnosed.ts';

type Outcome = NonNullable<PageRead['last_read']>['outcome'];

const succeeded = (success: string | undefined, outcome: Outcome = 'confirmed') =>
  readsFile({ last_read: { date: '2026-11-18', outcome }, last_success: success });

describeCheck('success-mismatch', {
  reports: [
    [
      'a success one day after the last read',
      succeeded('2026-11-19', 'link_ok'),
      {
        at: '2026-11-19',
        what: '`last_success` is 2026-11-19, and the last read is of 2026-11-18',
        fix: 'a confirming read is the newest success; no success is newer than the newest read',
      },
    ],
    ['it after a read that confirmed the terms', succeeded('2026-11-19'), { at: '2026-11-19' }],
    [
      'a success of a page that was never read',
      readsFile({ last_success: '2026-11-18' }),
      { what: '`last_success` is 2026-11-18, and the last read is missing' },
    ],
    [
      'a success one day before a read that confirmed the terms',
      succeeded('2026-11-17'),
      { what: 'the read of 2026-11-18 confirmed the terms, and `last_success` is 2026-11-17' },
    ],
    [
      'a read that confirmed the terms without a success',
      succeeded(undefined),
      { what: 'the read of 2026-11-18 confirmed the terms, and `last_success` is missing' },
    ],
  ],
  accepts: [
    ['a success on the day of the read that confirmed the terms', succeeded('2026-11-18')],
    ['a success before a read that confirmed nothing', succeeded('2026-11-17', 'link_ok')],
    ['a read that confirmed nothing without a success', succeeded(undefined, 'states_no_price')],
    ['a page that was never read', readsFile({})],
  ],
  isWaivable: false,
});
