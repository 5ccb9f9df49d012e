import { expect, it } from 'vitest';
import { termsInDoubt } from '../../../src/rules/risk/terms-in-doubt.ts';
import { change, offer, read as pageRead, TODAY } from '../../builders.ts';

const removal = (given: Parameters<typeof change>[0] = {}) =>
  change({ change_type: 'free_tier_removed', date: '2026-04-13', ...given });
const freeAgain = (date: string) => change({ change_type: 'new_free_tier', date });
const resolution = { state: 'reversed', date: TODAY } as const;
const doubt = (changes: readonly ReturnType<typeof change>[], given: Parameters<typeof offer>[0] = {}) =>
  termsInDoubt({
    offer: offer({ tier: 'Free', verifiedDate: '2026-07-05', ...given }),
    tiers: ['Free', 'Teams'],
    changes,
    read: undefined,
    today: TODAY,
  });

it.each([
  ['an unsourced removal older than the entry', [removal()], 'free tier ended'],
  [
    'a removal of a tier that is not listed',
    [removal({ tier: 'Community Edition' })],
    'free tier "Community Edition" ended',
  ],
  ['the end of the open-source edition today', [removal({ change_type: 'open_source_killed', date: TODAY })], 'ended'],
  ['a removal after a new free tier', [removal(), freeAgain('2026-04-12')], 'free tier ended'],
  ['a removal on the day of a new free tier', [removal(), freeAgain('2026-04-13')], 'free tier ended'],
  ['a removal before a new free tier to come', [removal(), freeAgain('2026-11-21')], 'free tier ended'],
  [
    'a removal before a new paid tier',
    [removal(), change({ change_type: 'new_tier', date: TODAY })],
    'free tier ended',
  ],
  ['a removal before a new free tier taken back', [removal(), { ...freeAgain(TODAY), resolution }], 'free tier ended'],
  ['a negative record written after the entry', [change({ date: '2026-08-01' })], 'newer'],
  ['a negative record of today', [change({ date: TODAY })], 'newer'],
])('%s puts the terms in doubt', (_, changes, words) => {
  expect(doubt(changes)).toContain(words);
});

it.each([
  ['no record', []],
  ['a removal of another listed tier', [removal({ tier: 'Teams' })]],
  ['a removal that was reversed', [removal({ resolution })]],
  ['a removal from our own index', [removal({ reports: 'our_index' })]],
  ['a removal to come', [removal({ date: '2027-01-01', recorded_date: '2026-06-01' })]],
  ['a removal before a new free tier of today', [removal(), freeAgain(TODAY)]],
  ['a reduction older than the entry', [change({ date: '2026-06-01' })]],
  ['a reduction of the day of the entry', [change({ date: '2026-07-05' })]],
  [
    'a reduction that was discovered on the day of the entry and written down later',
    [change({ date: '2026-07-05', date_source: 'discovered', recorded_date: '2026-08-01' })],
  ],
  ['a reduction to come, written after the entry', [change({ date: '2027-01-01', recorded_date: '2026-08-01' })]],
  [
    'a reduction of two years before the entry, written after it',
    [change({ date: '2024-07-05', date_source: 'vendor_page', recorded_date: '2026-08-01' })],
  ],
  ['a reduction of another tier', [change({ date: '2026-08-01', tier: 'Teams' })]],
  ['an improvement after the entry', [change({ change_type: 'limits_increased', date: '2026-08-01' })]],
])('%s puts nothing in doubt', (_, changes) => {
  expect(doubt(changes)).toBeNull();
});

it('names the day on which a newer record was written', () => {
  const written = change({ date: '2026-05-01', date_source: 'vendor_page', recorded_date: '2026-08-01' });
  expect(doubt([written])).toBe(
    `The ${written.change_type} record of 2026-05-01, written on 2026-08-01, is newer than the entry of 2026-07-05.`,
  );
});

it('a read that found other terms puts them in doubt until the entry is rewritten', () => {
  const read = pageRead({ last_read: { date: '2026-09-01', outcome: 'changed' } });
  const facts = { offer: offer({ verifiedDate: '2026-07-05' }), tiers: [], changes: [], read, today: TODAY };
  expect(termsInDoubt(facts)).toContain('2026-09-01');
  expect(termsInDoubt({ ...facts, offer: offer({ verifiedDate: '2026-09-01' }) })).toContain('2026-09-01');
  expect(termsInDoubt({ ...facts, offer: offer({ verifiedDate: '2026-09-02' }) })).toBeNull();
});
