import { describe, expect, it } from 'vitest';
import { expectTexts } from '../../../src/rules/catalogue/expect-texts.ts';
import { catalogue, change, vendor } from '../../builders.ts';
import { linked, source } from './split-records.ts';

describe('the texts that an answer is about to read', () => {
  it('are requested together: those of the vendors, of their records and of further records', () => {
    const of = source();
    const { listings, changes } = linked(of);
    expectTexts(listings.slice(1, 2), changes.slice(3));
    expect(of.expect.mock.calls).toEqual([[new Set([0]), new Set([0, 1, 3])]]);
    expectTexts([], changes.slice(2, 3));
    expect(of.expect).toHaveBeenLastCalledWith(new Set(), new Set([2]));
  });

  it('are requested of a vendor without records', () => {
    const of = source();
    expectTexts(linked(of).listings.slice(0, 1));
    expect(of.expect.mock.calls).toEqual([[new Set([0]), new Set()]]);
  });

  it('are requested for the records alone that are not in memory', () => {
    const of = source();
    const { changes } = linked(of);
    const held = catalogue({ vendors: [vendor({ changes: [change()] })] });
    expectTexts(held.listings, [...changes.slice(2, 3), ...held.changes]);
    expect(of.expect.mock.calls).toEqual([[new Set(), new Set([2])]]);
  });

  it('are not requested where the records are in memory', () => {
    const { listings, changes } = catalogue();
    expect(() => expectTexts(listings, changes)).not.toThrow();
    expect(() => expectTexts([])).not.toThrow();
  });
});
