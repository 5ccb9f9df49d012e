import { describe, expect, test } from 'vitest';
import { isInForce, isStandingChange, reportsOurIndex, standing } from '../../../src/rules/risk/standing.ts';
import { change } from '../../builders.ts';

const reversed = change({ resolution: { state: 'reversed', date: '2026-11-05' } });
const retracted = change({ resolution: { state: 'retracted', date: '2026-11-05' } });
const housekeeping = change({ reports: 'our_index' });

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
