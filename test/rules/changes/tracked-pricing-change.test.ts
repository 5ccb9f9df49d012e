import { expect, it } from 'vitest';
import { isTrackedPricingChange } from '../../../src/rules/changes/census.ts';
import { change } from '../../builders.ts';

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
