import { describeCheck, readsFile } from './diagnosed.ts';

const TOMORROW = '2026-11-21';

describeCheck('future-read', {
  reports: [
    [
      'an attempt of tomorrow',
      readsFile({ last_attempt: TOMORROW }),
      {
        at: TOMORROW,
        what: '`last_attempt` is 2026-11-21, which is after today, 2026-11-20',
        fix: 'correct the clock of the machine that reads, and remove the entry',
      },
    ],
    ['a read of tomorrow', readsFile({ last_read: { date: TOMORROW, outcome: 'link_ok' } }), { at: TOMORROW }],
    [
      'a check of a record, of the second page',
      readsFile(
        {},
        {
          url: 'https://acme.example/news',
          record_checks: [
            { change_type: 'restriction', date: '2026-11-01', checked: TOMORROW, outcome: 'ok', detail: 'Read' },
          ],
        },
      ),
      { what: '`checked` is 2026-11-21, which is after today, 2026-11-20' },
    ],
  ],
  accepts: [
    ['an attempt of today', readsFile({ last_attempt: '2026-11-20' })],
    [
      'a day to come on which a page is read again',
      readsFile({ refused_read: { reason: 'Closed', refused_date: '2026-11-19', read_again_on: TOMORROW } }),
    ],
    [
      'a check of a record of a day to come',
      readsFile({
        record_checks: [
          { change_type: 'restriction', date: TOMORROW, checked: '2026-11-19', outcome: 'ok', detail: 'Read' },
        ],
      }),
    ],
  ],
  isWaivable: false,
});
