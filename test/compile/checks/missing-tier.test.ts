import { changesFile, describeCheck } from './diagnosed.ts';

describeCheck('missing-tier', {
  reports: [
    [
      'what became of a tier that the record does not name',
      changesFile({ tier_direction: 'narrowed' }),
      { at: 'narrowed', what: 'a tier is narrowed, and no `tier` is named', fix: 'add `tier`, as the offer spells it' },
    ],
  ],
  accepts: [
    ['what became of a tier that no offer has', changesFile({ tier_direction: 'unchanged', tier: 'Team' })],
    ['a tier without what became of it', changesFile({ tier: 'Team' })],
  ],
  isWaivable: false,
});
