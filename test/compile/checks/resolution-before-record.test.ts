import { changesFile, describeCheck } from './diagnosed.ts';

const reversed = (date: string, rest: object = {}) =>
  changesFile({ date: '2026-11-10', resolution: { state: 'reversed', date }, ...rest });

describeCheck('resolution-before-record', {
  reports: [
    [
      'a record that is taken back one day before its date',
      reversed('2026-11-09'),
      {
        at: '2026-11-09',
        what: 'the record of 2026-11-10 was reversed on 2026-11-09, before it was made',
        fix: 'correct one of the dates; for a change announced ahead, add `recorded_date`, the day it was written down',
      },
    ],
    [
      'a record that is taken back one day before it was written down',
      reversed('2026-11-11', { recorded_date: '2026-11-12' }),
      { what: 'the record of 2026-11-12 was reversed on 2026-11-11, before it was made' },
    ],
  ],
  accepts: [
    ['a record that is taken back on its date', reversed('2026-11-10')],
    ['an announced change that is taken back before its date', reversed('2026-11-09', { recorded_date: '2026-11-09' })],
  ],
  isWaivable: true,
});
