import { describeCheck, vendorFile } from './diagnosed.ts';

const restated = (date: string, change_type: 'limits_reduced' | 'rebranded') => ({
  restated_from: {
    reading_date: '2026-11-02',
    source_url: 'https://dunlin.example/pricing',
    record_date: date,
    change_type,
    restated_on: '2026-11-03',
  },
});
const citing = (offer: ReturnType<typeof restated>, date?: string) =>
  vendorFile({ offers: [offer], changes: date === undefined ? [] : [{ change_type: 'limits_reduced', date }] });

describeCheck('unknown-record', {
  reports: [
    [
      'terms from a record that is dated a day later',
      citing(restated('2026-11-01', 'limits_reduced'), '2026-11-02'),
      {
        at: '2026-11-01',
        what: 'the file holds no record `limits_reduced of 2026-11-01`',
        fix: 'correct it to `limits_reduced of 2026-11-02`',
        also: ['2026-11-02: the nearest record'],
      },
    ],
    [
      'terms from a record of another type',
      citing(restated('2026-11-01', 'rebranded'), '2026-11-01'),
      {
        what: 'the file holds no record `rebranded of 2026-11-01`',
        fix: 'add the record, or correct its date and type',
        also: [],
      },
    ],
    [
      'terms from a record of a file without records',
      citing(restated('2026-11-01', 'rebranded')),
      { at: '2026-11-01' },
    ],
  ],
  accepts: [
    ['terms from a record of that day and type', citing(restated('2026-11-01', 'limits_reduced'), '2026-11-01')],
    ['terms that come from no record', vendorFile({ changes: [{}] })],
  ],
  isWaivable: false,
});
