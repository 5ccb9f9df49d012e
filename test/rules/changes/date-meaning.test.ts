import { expect, test, describe } from 'vitest';
import { dateMeaning, isAnnouncedAhead, tookEffectAfter } from '../../../src/rules/changes/date-meaning.ts';
import { change, day, daysAgo, TODAY } from '../../builders.ts';

test.each([
  ['read off the vendor page', change({ date_source: 'vendor_page' }), 'effective'],
  ['noticed', change({ date_source: 'discovered', recorded_date: '2026-11-09' }), 'discovered'],
  ['noticed in our own index', change({ date_source: 'discovered', reports: 'our_index' }), 'discovered'],
  ['written with no day of recording', change({ date_source: 'hand_written' }), 'discovered'],
  [
    'written on the day of recording',
    change({ date_source: 'hand_written', date: '2026-11-01', recorded_date: '2026-11-01' }),
    'discovered',
  ],
  [
    'written apart from the day of recording',
    change({ date_source: 'hand_written', date: '2026-11-01', recorded_date: '2026-11-02' }),
    'effective',
  ],
  [
    'written of our own correction',
    change({ date_source: 'hand_written', change_type: 'record_corrected' }),
    'effective',
  ],
  [
    'written of the day on which a product ends',
    change({ date_source: 'hand_written', change_type: 'product_deprecated', discontinued_date: '2026-11-01' }),
    'effective',
  ],
  [
    'written of another day than the one on which a product ends',
    change({ date_source: 'hand_written', change_type: 'product_deprecated', discontinued_date: '2026-12-01' }),
    'discovered',
  ],
  ['written of our own index', change({ date_source: 'hand_written', reports: 'our_index' }), 'effective'],
] as const)('a date %s', (_, record, expected) => {
  expect(dateMeaning(record)).toBe(expected);
});

describe('a record is announced ahead', () => {
  test.each([
    ['recorded before its day', change({ date: '2026-11-15', recorded_date: '2026-11-14' }), true],
    ['recorded on its day', change({ date: '2026-11-15', recorded_date: '2026-11-15' }), false],
    ['recorded after its day', change({ date: '2026-11-15', recorded_date: '2026-11-16' }), false],
    ['dated by its effect, without a day of recording', change({ date: '2026-11-15' }), true],
    ['dated by its discovery', change({ date: '2026-11-15', date_source: 'discovered' }), false],
    [
      'dated by its discovery but recorded before',
      change({ date: '2026-11-15', date_source: 'discovered', recorded_date: '2026-11-14' }),
      true,
    ],
  ])('%s', (_, record, expected) => {
    expect(isAnnouncedAhead(record)).toBe(expected);
  });
});

test('a record takes effect after an entry from its own day on, where the entry was written before that day', () => {
  const record = (date: string) => change({ date, recorded_date: '2026-01-01' });
  expect(tookEffectAfter(record(TODAY), daysAgo(1), TODAY)).toBe(true);
  expect(tookEffectAfter(record(TODAY), TODAY, TODAY)).toBe(false);
  expect(tookEffectAfter(record(daysAgo(-1)), daysAgo(1), TODAY)).toBe(false);
  expect(tookEffectAfter(change({ date: TODAY, recorded_date: TODAY }), day('2026-01-01'), TODAY)).toBe(false);
});
