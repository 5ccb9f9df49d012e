import { describe, expect, test } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { termsSuperseded, replacedFigure } from '../../../src/rules/risk/terms-superseded.ts';
import { change, day, daysAgo, offer, TODAY, unsourced } from '../../builders.ts';

describe('terms with a figure that an announced change replaces', () => {
  const written = offer({ description: '1 GB of storage', verifiedDate: '2026-10-01' });
  const announced = {
    date: '2026-11-15',
    recorded_date: '2026-10-01',
    current_state: '512 MB',
    previous_state: '1 GB',
  };
  const halved = { ...announced, current_state: '2 GB' };
  test.each([
    ['are superseded from the day of the change on', halved, true],
    ['are superseded by a change for the better too', { ...halved, change_type: 'limits_increased' }, true],
    ['stand until that day', { ...halved, date: daysAgo(-1) }, false],
    ['stand where the record gives no figure of the unit', announced, false],
    ['stand where the record was written afterwards', { ...halved, recorded_date: '2026-11-16' }, false],
    ['stand where the record is about another tier', { ...halved, tier: 'Pro' }, false],
    ['stand where the change was taken back', { ...halved, resolution: { state: 'reversed', date: TODAY } }, false],
  ] as const)('%s', (_, given, expected) => {
    const found = termsSuperseded({ offer: written, changes: [change(given)], today: TODAY });
    expect(found !== null).toBe(expected);
  });

  test('stand where the entry was rewritten on the day of the change', () => {
    const rewritten = { ...written, verifiedDate: day('2026-11-15') };
    expect(termsSuperseded({ offer: rewritten, changes: [change(halved)], today: TODAY })).toBeNull();
  });
});

describe('terms are superseded', () => {
  const stored = offer({ description: 'Free: 1 GB  storage' });
  const named = change({ previous_state: 'free:\n1 GB Storage', date: '2026-04-21' });
  const superseded = (changes: readonly ChangeRecord[]) => termsSuperseded({ offer: stored, changes, today: TODAY });

  test('when the newest in-force negative record names them as the previous ones', () => {
    expect(superseded([change({ date: '2026-01-01' }), named])).toEqual({
      change_date: '2026-04-21',
      change_type: 'limits_reduced',
      summary: 'Acme changed its free tier.',
      reading: {
        date: '2026-04-21',
        url: 'https://acme.example/pricing',
        label: 'limits_reduced record of 2026-04-21',
        terms: 'The new terms',
      },
      notice: 'The description states the terms before the limits_reduced record of 2026-04-21.',
    });
  });

  test.each([
    ['a newer negative record names others', [named, change({ date: '2026-05-01' })]],
    ['the record is positive', [change({ ...named, change_type: 'limits_increased' })]],
    ['the record was taken back', [change({ ...named, resolution: { state: 'reversed', date: TODAY } })]],
    ['the record is about another tier', [change({ ...named, tier: 'Pro' })]],
    ['the record is about our index', [change({ ...named, reports: 'our_index' })]],
    ['the record names other terms', [change()]],
    ['the record is dated ahead of today', [change({ ...named, date: daysAgo(-1) })]],
  ])('not when %s', (_, changes) => {
    expect(superseded(changes)).toBeNull();
  });

  test.each([
    ['before', [change({ date: named.date }), named]],
    ['after', [named, change({ date: named.date })]],
  ])('also where one of the same day that names other terms was written %s it', (_, changes) => {
    expect(superseded(changes)?.change_date).toBe('2026-04-21');
  });

  test('also where a newer record is about another tier', () => {
    const pro = change({ date: '2026-10-10', tier: 'Pro', previous_state: 'Pro: 5 GB' });
    expect(superseded([named, pro])?.change_date).toBe('2026-04-21');
  });

  test.each([
    ['a source', unsourced(named)],
    ['words', change({ ...named, current_state: ' ' })],
  ])('without a reading where the record has no %s', (_, record) => {
    expect(superseded([record])?.reading).toBeNull();
  });
});

test.each([
  ['a limit that the record cut', '10 GB storage', '10 GB storage', '5 GB storage', ['10 GB', '5 GB']],
  ['a limit beside another', '3 users, 10 GB storage', '10 GB storage', '5 GB storage', ['10 GB', '5 GB']],
  ['a price in the same currency', 'Pro at $20', '$20', '$15', ['$20', '$15']],
  ['a limit in another spelling', '3K emails a month', '3,000 emails a month', '2,000 emails', ['3K', '2,000']],
  ['one of several limits, the others kept', '3 users, 9 seats', '3 users, 9 seats', '3 users, 5 seats', ['9', '5']],
])('%s is replaced', (_, description, previous_state, current_state, [old, now]) => {
  const found = replacedFigure(description, { previous_state, current_state });
  expect(found?.old.startsWith(String(old))).toBe(true);
  expect(found?.now.startsWith(String(now))).toBe(true);
});

test.each([
  ['a limit that the record keeps', '10 GB storage', '10 GB storage', '10 GB storage'],
  ['a limit that the description does not give', '20 GB storage', '10 GB storage', '5 GB storage'],
  ['a limit that the description gives beside the new one', '10 GB storage or 5 GB', '10 GB storage', '5 GB storage'],
  ['a limit with two possible replacements', '10 GB storage', '10 GB storage', '5 GB storage, 2 GB storage'],
  ['one of two former limits of a thing', '9 seats', '9 seats, 7 seats', '5 seats'],
  ['a limit of another thing', '10 users', '10 users', '5 projects'],
  ['a limit of another unit', '10 GB', '10 GB', '5 hours'],
  ['a credit in another currency', '$20 credit', '$20 credit', '€15 credit'],
  ['a bare number', 'Plan 10', '10', '5'],
  ['an unlimited thing', 'unlimited users', 'unlimited users', '5 users'],
  ['a limit that becomes unlimited', '5 users', '5 users', 'unlimited users'],
  ['a limit without a successor', '10 GB storage', '10 GB storage', 'No storage.'],
])('%s is not replaced', (_, description, previous_state, current_state) => {
  expect(replacedFigure(description, { previous_state, current_state })).toBeNull();
});

test('a record without one of its states replaces nothing', () => {
  expect(replacedFigure('10 GB storage', { current_state: '5 GB storage' })).toBeNull();
  expect(replacedFigure('10 GB storage', { previous_state: '10 GB storage' })).toBeNull();
});

test('a figure that names no thing is replaced only by one in the same unit', () => {
  expect(replacedFigure('10 GB free', { previous_state: '10 GB', current_state: '5 GB' })).toEqual({
    old: '10 GB',
    now: '5 GB',
  });
  expect(replacedFigure('10 GB free', { previous_state: '10 GB', current_state: '500 MB' })).toBeNull();
});
