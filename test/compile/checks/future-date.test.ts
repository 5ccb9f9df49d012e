import { changesFile, describeCheck, offerFile, vendorFile } from './diagnosed.ts';

const TOMORROW = '2026-11-21';

const condition = (readOn: string) =>
  offerFile({
    conditions: [{ text: 'One each', quote: 'one each', url: 'https://dunlin.example/terms', read_on: readOn }],
  });

describeCheck('future-date', {
  reports: [
    [
      'a record that is written tomorrow',
      changesFile({ recorded_date: TOMORROW, date: '2026-12-01' }),
      {
        at: TOMORROW,
        what: '`recorded_date` is 2026-11-21, which is after today, 2026-11-20',
        fix: 'write the day on which it was done',
      },
    ],
    [
      'a record that is taken back tomorrow',
      changesFile({ resolution: { state: 'reversed', date: TOMORROW } }),
      { at: TOMORROW },
    ],
    [
      'a condition that is read tomorrow',
      condition(TOMORROW),
      { what: '`read_on` is 2026-11-21, which is after today, 2026-11-20' },
    ],
    [
      'a programme that is read tomorrow',
      vendorFile({
        referral_program: {
          available: true,
          type: 'partner',
          program_url: 'https://dunlin.example/partners',
          read_on: TOMORROW,
          referrer_benefit: 'A credit',
          referee_benefit: 'A credit',
          notes: 'None',
        },
      }),
      { at: TOMORROW },
    ],
    [
      'each of several days',
      changesFile({
        source_check: { checked: TOMORROW, outcome: 'ok', detail: 'Read' },
        archive_check: {
          checked: TOMORROW,
          outcome: 'vendor_changed',
          brackets: [{ last_old: '2026-09-01', first_new: TOMORROW }],
        },
      }),
      ...['checked', 'checked', 'first_new'].map((key) => ({
        what: `\`${key}\` is 2026-11-21, which is after today, 2026-11-20`,
      })),
    ],
  ],
  accepts: [
    ['what is done today', condition('2026-11-20')],
    ['a change that is announced for tomorrow', changesFile({ date: TOMORROW })],
    ['an offer that expires tomorrow', offerFile({ expires_date: TOMORROW })],
    [
      'an archive that has no later text',
      changesFile({
        archive_check: {
          checked: '2026-11-20',
          outcome: 'vendor_changed',
          brackets: [{ last_old: '2026-09-01', first_new: null }],
        },
      }),
    ],
  ],
  isWaivable: false,
});
