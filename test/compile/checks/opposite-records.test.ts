import { changesFile, describeCheck } from './diagnosed.ts';

const REDUCED = { change_type: 'limits_reduced', date: '2026-09-01' } as const;
const INCREASED = { change_type: 'limits_increased', date: '2026-10-01', summary: 'Twice as much' } as const;

describeCheck('opposite-records', {
  reports: [
    [
      'an increase 30 days after a reduction',
      changesFile(REDUCED, INCREASED),
      {
        at: 'limits_increased',
        what: 'the limits_increased of 2026-10-01 contradicts the limits_reduced of 2026-09-01',
        fix: 'give the one that no longer holds a `resolution`, or name the `tier` that each is about',
        also: ['limits_reduced: the other record'],
      },
    ],
    [
      'a free tier that is removed after it was new',
      changesFile(
        { change_type: 'new_free_tier', date: '2026-09-01', summary: 'A free plan' },
        { change_type: 'free_tier_removed', date: '2026-09-20', summary: 'No free plan' },
      ),
      { at: 'free_tier_removed' },
    ],
  ],
  accepts: [
    ['31 days between them', changesFile(REDUCED, { ...INCREASED, date: '2026-10-02' })],
    ['records of two tiers', changesFile(REDUCED, { ...INCREASED, tier: 'Pro' })],
    [
      'a record that is taken back',
      changesFile({ ...REDUCED, resolution: { state: 'reversed', date: '2026-10-01' } }, INCREASED),
    ],
    ['a record about our index', changesFile({ ...REDUCED, reports: 'our_index' }, INCREASED)],
  ],
  isWaivable: true,
});
