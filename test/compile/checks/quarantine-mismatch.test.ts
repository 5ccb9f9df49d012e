import type { PageRead } from '../../../src/model/page-read.ts';
import { describeCheck, readsFile } from './diagnosed.ts';

const SINCE = { quarantined_since: '2026-11-10' } as const;
const failed = (
  consecutive: number,
  rest: Partial<Record<keyof NonNullable<PageRead['failure']>, string | number>> = {},
) => readsFile({ failure: { category: 'timeout', consecutive, error: 'No answer', ...(rest as object) } });

describeCheck('quarantine-mismatch', {
  reports: [
    [
      'three failures without a quarantine',
      failed(3),
      {
        at: '3',
        what: '3 failures in a row without `quarantined_since`',
        fix: 'write `quarantined_since` from 3 failures on, and a retry for each later one',
      },
    ],
    [
      'two failures in quarantine',
      failed(2, SINCE),
      { what: '2 failures in a row with `quarantined_since` and 0 retries' },
    ],
    [
      'more retries than failures after the third',
      failed(4, { ...SINCE, retries: 2 }),
      { what: '4 failures in a row with `quarantined_since` and 2 retries' },
    ],
    ['a retry before the quarantine', failed(2, { retries: 1 }), { at: '2' }],
  ],
  accepts: [
    ['a page without failures', readsFile({})],
    ['two failures without a quarantine', failed(2)],
    ['three failures in quarantine', failed(3, SINCE)],
    ['as many retries as failures after the third', failed(4, { ...SINCE, retries: 1 })],
    ['fewer retries, of failures before retries were counted', failed(9, { ...SINCE, retries: 1 })],
  ],
  isWaivable: false,
});
