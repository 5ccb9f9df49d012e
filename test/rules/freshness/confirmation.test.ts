import { expect, test } from 'vitest';
import { confirmedOn } from '../../../src/rules/risk/read-findings.ts';
import { daysAgo, offer, read, type Plain } from '../../builders.ts';
import { RESTATED } from './entries.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';

test.each<[string, Partial<Plain<Offer>>, PageRead | undefined, number | null]>([
  ['was confirmed by a later read', { verifiedDate: daysAgo(50) }, read({ last_success: daysAgo(20) }), 20],
  ['was confirmed on the day it was written', { verifiedDate: daysAgo(20) }, read({ last_success: daysAgo(20) }), 20],
  ['was rewritten after the read', { verifiedDate: daysAgo(19) }, read({ last_success: daysAgo(20) }), null],
  ['was restated from the page', { verifiedDate: daysAgo(50), restated_from: RESTATED }, read(), null],
  ['was found changed later', { verifiedDate: daysAgo(50) }, found('changed', 10), null],
  ['was found changed later on the day of the confirmation', { verifiedDate: daysAgo(50) }, found('changed', 20), null],
  ['has a confirmation and no last read', { verifiedDate: daysAgo(50) }, confirmedOnly(20), 20],
  ['was found changed before', { verifiedDate: daysAgo(50) }, found('changed', 30), 20],
  ['was read later without a price', { verifiedDate: daysAgo(50) }, found('states_no_price', 10), 20],
  ['was never read', {}, undefined, null],
])('an entry that %s', (_, given, page, days) => {
  expect(confirmedOn({ offer: offer(given), read: page })).toBe(days === null ? null : daysAgo(days));
});

function confirmedOnly(days: number): PageRead {
  const { last_read: lastRead, ...page } = read({ last_success: daysAgo(days) });
  expect(lastRead).toBeDefined();
  return page;
}

function found(outcome: 'changed' | 'states_no_price', days: number): PageRead {
  return read({ last_success: daysAgo(20), last_read: { date: daysAgo(days), outcome } });
}
