import type { PageRead } from '../../../src/model/page-read.ts';
import type { Plain } from '../../builders.ts';
import { describeCheck, readsFile } from './diagnosed.ts';

/** Every day that a page may state, each the same. */
const pages = (day: string): readonly Partial<Plain<PageRead>>[] => [
  { last_read: { date: day, outcome: 'link_ok' } },
  { last_read: { date: day, outcome: 'confirmed' }, last_success: day },
  { last_reachable: day },
  { link: { verdict: 'gone', since: '2026-11-01', checked: day } },
  { failure: { category: 'timeout', consecutive: 3, error: 'No answer', quarantined_since: day } },
  { source_check: { checked: day, outcome: 'ok', detail: 'Read' } },
  { refused_read: { reason: 'Closed', refused_date: day } },
  { better_page: { url: 'https://acme.example/plans', read_on: day, outcome: 'confirmed' } },
];
const attempted = (day: string, attempt: string) =>
  readsFile(
    ...pages(day).map((page, index) => ({
      url: `https://acme.example/pricing?${index}`,
      last_attempt: attempt,
      ...page,
    })),
  );
const KEYS = [
  'last_read',
  'last_read',
  'last_success',
  'last_reachable',
  'link',
  'failure',
  'source_check',
  'refused_read',
  'better_page',
];

describeCheck('read-after-attempt', {
  reports: [
    [
      'a page that answered one day after the last attempt',
      readsFile({ last_attempt: '2026-11-18', last_reachable: '2026-11-19' }),
      {
        at: '2026-11-19',
        what: '`last_reachable` is 2026-11-19, after the last attempt on 2026-11-18',
        fix: 'set `last_attempt` to the newest day',
      },
    ],
    [
      'each day that a page states',
      attempted('2026-11-20', '2026-11-19'),
      ...KEYS.map((key) => ({ what: `\`${key}\` is 2026-11-20, after the last attempt on 2026-11-19` })),
    ],
    ['a day after today as future-read', readsFile({ last_reachable: '2026-11-21' }), { code: 'future-read' }],
  ],
  accepts: [['each of them on the day of the last attempt', attempted('2026-11-19', '2026-11-19')]],
  isWaivable: true,
});
