import { describe, expect, test } from 'vitest';
import { CHANGE_TYPES } from '../../src/model/vocabulary.ts';
import { changeCensus } from '../../src/rules/changes/census.ts';
import { dateMeaning } from '../../src/rules/changes/date-meaning.ts';
import { direction } from '../../src/rules/risk/direction.ts';
import { isInForce, isStandingChange, reportsOurIndex, standing } from '../../src/rules/risk/standing.ts';
import { change } from '../builders.ts';

const reversed = change({ resolution: { state: 'reversed', date: '2026-11-05' } });
const retracted = change({ resolution: { state: 'retracted', date: '2026-11-05' } });
const housekeeping = change({ reports: 'our_index' });

test('seven kinds of change are negative, five positive, two neither', () => {
  expect(CHANGE_TYPES.map(direction)).toEqual([
    ...Array<string>(7).fill('negative'),
    ...Array<string>(5).fill('positive'),
    'neutral',
    'neutral',
  ]);
});

describe('a record', () => {
  test('that nothing resolved is in force', () => {
    expect(standing(change())).toBe('in_force');
    expect(isInForce(change())).toBe(true);
  });

  test('that was resolved has the standing of its resolution', () => {
    expect([reversed, retracted].map(standing)).toEqual(['reversed', 'retracted']);
    expect([reversed, retracted].some(isInForce)).toBe(false);
  });

  test('of our own index is not a change by the vendor', () => {
    expect(reportsOurIndex(housekeeping)).toBe(true);
    expect(isStandingChange(housekeeping)).toBe(false);
    expect(reportsOurIndex(change({ reports: 'vendor_offer' }))).toBe(false);
  });
});

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

test('the census goes from what is tracked to all that is held', () => {
  const corrected = change({ change_type: 'record_corrected' });
  expect(changeCensus([change(), corrected, housekeeping, reversed, retracted])).toEqual({
    tracked_pricing_changes: 1,
    changes_still_in_force: 3,
    records_we_stand_behind: 4,
    records_held: 5,
  });
});
