import { expect, test, it } from 'vitest';
import { changeCensus, trackedChanges, isTrackedPricingChange } from '../../../src/rules/changes/change-history.ts';
import { catalogue, change, vendor } from '../../builders.ts';

const reversed = change({ resolution: { state: 'reversed', date: '2026-11-05' } });
const retracted = change({ resolution: { state: 'retracted', date: '2026-11-05' } });
const housekeeping = change({ reports: 'our_index' });

test('the census goes from what is tracked to all that is held', () => {
  const corrected = change({ change_type: 'record_corrected' });
  expect(changeCensus([change(), corrected, housekeeping, reversed, retracted])).toEqual({
    tracked_pricing_changes: 1,
    changes_still_in_force: 3,
    records_we_stand_behind: 4,
    records_held: 5,
  });
});

test('texts state how many changes of a catalogue are tracked', () => {
  const changes = [change(), change({ date: '2026-10-01' }), reversed, housekeeping];
  expect(trackedChanges(catalogue({ vendors: [vendor({ changes })] }))).toBe(2);
});

it.each([
  ['a change of the vendor that is in force', change(), true],
  ['one for the better', change({ change_type: 'new_free_tier' }), true],
  ['one dated after today', change({ date: '2027-01-01' }), true],
  ['one about an offer of the vendor', change({ reports: 'vendor_offer' }), true],
  ['one that the vendor reversed', change({ resolution: { state: 'reversed', date: '2026-11-05' } }), false],
  ['one that the service retracted', change({ resolution: { state: 'retracted', date: '2026-11-05' } }), false],
  ['housekeeping of the index', change({ reports: 'our_index' }), false],
  ['a correction by the service', change({ change_type: 'record_corrected' }), false],
] as const)('counts %s: %s', (_, record, expected) => {
  expect(isTrackedPricingChange(record)).toBe(expected);
});
