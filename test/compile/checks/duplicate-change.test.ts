import { changesFile, describeCheck } from './diagnosed.ts';

const FIRST = { date: '2026-11-01', summary: 'Half as much' } as const;

describeCheck('duplicate-change', {
  reports: [
    [
      'a record with the date, type and words of another',
      changesFile(FIRST, { ...FIRST, summary: 'HALF as much', impact: 'low' }),
      {
        at: 'HALF as much',
        what: 'the limits_reduced record of 2026-11-01 is written twice',
        fix: 'remove one of the two',
        also: ['Half as much: first written here'],
      },
    ],
    [
      'it also where one of the two is taken back',
      changesFile(FIRST, { ...FIRST, resolution: { state: 'retracted', date: '2026-11-02' } }),
      { at: 'Half as much' },
    ],
    [
      'one that is dated a day later as duplicate-event',
      changesFile(FIRST, { ...FIRST, date: '2026-11-02' }),
      { code: 'duplicate-event' },
    ],
  ],
  accepts: [
    ['a record of another type', changesFile(FIRST, { ...FIRST, change_type: 'restriction' })],
    ['a record in other words', changesFile(FIRST, { ...FIRST, summary: 'Fewer seats' })],
    ['a record of another season', changesFile(FIRST, { ...FIRST, date: '2026-06-01' })],
  ],
  isWaivable: true,
});
