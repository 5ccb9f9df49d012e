import { describe, expect, it } from 'vitest';
import { change as changeSchema, changeRecord } from '../../../src/compile/shape/vendor-file.ts';
import { codesOf } from './shaped.ts';

const CHANGE = { change_type: 'limits_reduced', date: '2026-11-01', impact: 'low', summary: 'Less' };

describe('a change record', () => {
  it('is hand-written and without alternatives unless it says otherwise', () => {
    expect(changeSchema.parse(CHANGE)).toEqual({ ...CHANGE, date_source: 'hand_written', alternatives: [] });
  });

  it.each([
    ['the name of a vendor', { vendor: 'Acme' }, 'vendor: unrecognized_keys'],
    ['an unknown type', { change_type: 'gone' }, 'change_type: invalid_value'],
    ['an unknown impact', { impact: 'huge' }, 'impact: invalid_value'],
    ['an alternative without a slug', { alternatives: ['?'] }, 'alternatives.0: unsluggable-name'],
    ['a resolution without a day', { resolution: { state: 'reversed' } }, 'resolution.date: invalid_type'],
    [
      'an empty list of brackets',
      { archive_check: { checked: '2026-11-01', outcome: 'ours', brackets: [] } },
      'archive_check.brackets: too_small',
    ],
    ['a reading that is held in words', { hold_reading: 'yes' }, 'hold_reading: invalid_type'],
  ])('cannot have %s', (_, given, code) => {
    expect(codesOf({ ...CHANGE, ...given }, changeSchema)).toEqual([code]);
  });

  it('may have a bracket whose end is not known', () => {
    const brackets = [{ last_old: '2026-09-01', first_new: null }];
    expect(
      codesOf({ ...CHANGE, archive_check: { checked: '2026-11-01', outcome: 'ours', brackets } }, changeSchema),
    ).toEqual([]);
  });
});

it('an authored change has as a record the name of its vendor, and empty texts for what it leaves out', () => {
  const authored = changeSchema.parse({ ...CHANGE, current_state: 'Less' });
  expect(changeRecord(authored, 'Dunlin')).toEqual({
    ...authored,
    vendor: 'Dunlin',
    category: '',
    previous_state: '',
    current_state: 'Less',
  });
});
