import { describeCheck, vendorFile } from './diagnosed.ts';

type Given = NonNullable<Parameters<typeof vendorFile>[0]>;

const removed = (
  offer: NonNullable<Given['offers']>[number] = {},
  record: NonNullable<Given['changes']>[number] = {},
) =>
  vendorFile({
    offers: [{ tier: 'Free', verifiedDate: '2026-10-01', ...offer }],
    changes: [
      { change_type: 'free_tier_removed', impact: 'high', date: '2026-10-02', recorded_date: '2026-10-02', ...record },
    ],
  });

describeCheck('free-tier-after-removal', {
  reports: [
    [
      'a free offer that was written one day before a sourced removal',
      removed(),
      {
        at: 'Free',
        what: '`Free` counts as free, and a newer record says the free tier is gone',
        fix: 'compare the offer with its page again, and write its tier, description and `verifiedDate` anew',
        also: ['Half as much: the record'],
      },
    ],
    ['a removal of the tier of the offer', removed({ tier: 'Hobby' }, { tier: 'hobby' }), { at: 'Hobby' }],
    ['a removal that narrowed the tier', removed({}, { tier: 'Free', tier_direction: 'narrowed' }), { at: 'Free' }],
    ['a tier that counts as free by its class', removed({ tier: 'Sandbox', tier_class: 'free' }), { at: 'Sandbox' }],
  ],
  accepts: [
    ['an offer that was written on the day of the removal', removed({ verifiedDate: '2026-10-02' })],
    ['a removal without a source', removed({}, { source_url: undefined })],
    ['a removal that is taken back', removed({}, { resolution: { state: 'reversed', date: '2026-10-03' } })],
    ['an offer that is listed as retired', removed({ tier: 'Retired' })],
    ['a removal of another tier', removed({}, { tier: 'Pro' })],
    ['a removal that widened the tier', removed({}, { tier: 'Free', tier_direction: 'widened' })],
    ['a removal that was announced one day ahead', removed({}, { recorded_date: '2026-10-01' })],
    ['a reduction', removed({}, { change_type: 'limits_reduced' })],
  ],
  isWaivable: true,
});
