import { changesFile, describeCheck } from './diagnosed.ts';

const FIRST = { date: '2026-10-01', summary: 'Storage quota halved for everyone' } as const;
/** Two of the four significant words are those of the first summary. */
const SECOND = { date: '2026-10-15', summary: 'Storage quota gets smaller' } as const;

describeCheck('duplicate-event', {
  reports: [
    [
      'a record 14 days after another whose summary has half of its words',
      changesFile(FIRST, SECOND),
      {
        at: 'Storage quota gets smaller',
        what: 'the limits_reduced of 2026-10-15 reads like the one of 2026-10-01',
        fix: 'merge the two records, or state the difference between the events in their summaries',
        also: ['Storage quota halved for everyone: the other record'],
      },
    ],
    [
      'a record 14 days before it',
      changesFile(SECOND, FIRST),
      { what: 'the limits_reduced of 2026-10-01 reads like the one of 2026-10-15' },
    ],
    ['the same words on another day', changesFile(FIRST, { ...SECOND, summary: FIRST.summary }), {}],
    ['the same words on one day as duplicate-change', changesFile(FIRST, FIRST), { code: 'duplicate-change' }],
    ['two records of one tier', changesFile({ ...FIRST, tier: 'Free' }, { ...SECOND, tier: 'Free' }), {}],
  ],
  accepts: [
    ['a record 15 days later', changesFile(FIRST, { ...SECOND, date: '2026-10-16' })],
    ['a summary with a quarter of the words', changesFile(FIRST, { ...SECOND, summary: 'Storage limit gets smaller' })],
    ['a record of another type', changesFile(FIRST, { ...SECOND, change_type: 'restriction' })],
    ['a record of another tier', changesFile({ ...FIRST, tier: 'Free' }, { ...SECOND, tier: 'Pro' })],
    ['a record of one tier beside one of no tier', changesFile(FIRST, { ...SECOND, tier: 'Pro' })],
    [
      'a record that is taken back',
      changesFile({ ...FIRST, resolution: { state: 'reversed', date: '2026-10-14' } }, SECOND),
    ],
  ],
  isWaivable: true,
});
