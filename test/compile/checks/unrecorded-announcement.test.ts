import { changesFile, describeCheck } from './diagnosed.ts';

const TOMORROW = { date: '2026-11-21', date_source: 'hand_written' } as const;

describeCheck('unrecorded-announcement', {
  reports: [
    [
      'a hand-written change of tomorrow that does not say when it was recorded',
      changesFile(TOMORROW),
      {
        at: '2026-11-21',
        what: 'the record is dated 2026-11-21, after today, 2026-11-20, and does not say when it was recorded',
        fix: 'add `recorded_date`, or `date_source: vendor_page` where the page of the vendor states the day',
      },
    ],
    [
      'a change that is discovered tomorrow, whatever the day of recording',
      changesFile({ ...TOMORROW, date_source: 'discovered', recorded_date: '2026-11-01' }),
      { at: '2026-11-21' },
    ],
  ],
  accepts: [
    ['a change of today', changesFile({ ...TOMORROW, date: '2026-11-20' })],
    ['a change of tomorrow that was recorded before', changesFile({ ...TOMORROW, recorded_date: '2026-11-20' })],
    [
      'a change of tomorrow that the page of the vendor states',
      changesFile({ ...TOMORROW, date_source: 'vendor_page' }),
    ],
    [
      'the end of a product on the day of its record',
      changesFile({
        ...TOMORROW,
        change_type: 'product_deprecated',
        listing_effect: 'ends',
        discontinued_date: '2026-11-21',
      }),
    ],
  ],
  isWaivable: false,
});
