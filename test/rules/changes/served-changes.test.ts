import { describe, expect, it } from 'vitest';
import { servedChanges } from '../../../src/rules/changes/change-search.ts';
import { change } from '../../builders.ts';

const retracted = { state: 'retracted', date: '2026-11-02' } as const;
const plain = change({ summary: 'plain' });
const reversed = change({ summary: 'reversed', resolution: { state: 'reversed', date: '2026-11-02' } });
const withdrawn = change({ summary: 'withdrawn', resolution: retracted });
const delisted = change({ summary: 'delisted', reports: 'our_index' });
const both = change({ summary: 'both', reports: 'our_index', resolution: retracted });
const log = [plain, reversed, withdrawn, delisted, both];

describe('served changes', () => {
  it.each([
    [false, false, [plain, reversed], 2, 1],
    [true, false, [plain, reversed, withdrawn], 0, 2],
    [false, true, [plain, reversed, delisted], 2, 0],
    [true, true, log, 0, 0],
  ])('with retracted %s and housekeeping %s', (asksRetracted, housekeeping, records, heldBack, tidied) => {
    expect(servedChanges(log, { retracted: asksRetracted, housekeeping })).toEqual({
      records,
      retracted_excluded: heldBack,
      index_housekeeping_excluded: tidied,
    });
  });
});
