import { expect, test } from 'vitest';
import { changeCensus, trackedChanges } from '../../../src/rules/changes/census.ts';
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
