import { expect, test } from 'vitest';
import { announcedRemoval, isSourcedRemoval } from '../../../src/rules/risk/free-tier-withdrawal.ts';
import { change, daysAgo, offer, TODAY, unsourced } from '../../builders.ts';

const ahead = { date: '2026-11-15', recorded_date: '2026-11-01' } as const;

test.each(['free_tier_removed', 'open_source_killed'] as const)('an announced %s takes the free tier away', (type) => {
  const record = change({ change_type: type, ...ahead });
  expect(announcedRemoval({ offer: offer(), changes: [record], today: TODAY })).toBe(record);
});

test('a removal without a source, or a record of another type, takes nothing away', () => {
  const changes = [unsourced({ change_type: 'free_tier_removed', ...ahead }), change(ahead)];
  expect(changes.map(isSourcedRemoval)).toEqual([false, false]);
  expect(announcedRemoval({ offer: offer(), changes, today: TODAY })).toBeNull();
});

test.each([
  ['still to come', { date: daysAgo(-1) }],
  ['recorded afterwards', { recorded_date: '2026-11-16' }],
  ['of another tier', { tier: 'Pro' }],
  ['taken back', { resolution: { state: 'reversed', date: '2026-11-12' } }],
] as const)('a removal that is %s takes nothing away', (_, given) => {
  const record = change({ change_type: 'free_tier_removed', ...ahead, ...given });
  expect(announcedRemoval({ offer: offer(), changes: [record], today: TODAY })).toBeNull();
});

test('a tier that is not listed as free, or was written anew on that day, has nothing to take away', () => {
  const changes = [change({ change_type: 'free_tier_removed', ...ahead })];
  expect(announcedRemoval({ offer: offer({ verifiedDate: ahead.date }), changes, today: TODAY })).toBeNull();
  expect(announcedRemoval({ offer: offer({ tier: 'Paid' }), changes, today: TODAY })).toBeNull();
});
