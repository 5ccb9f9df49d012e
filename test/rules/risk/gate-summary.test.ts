import { describe, expect, it } from 'vitest';
import { GATE_CODES } from '../../../src/model/vocabulary.ts';
import { gateSummary } from '../../../src/rules/risk/gate.ts';

describe('gate summary', () => {
  it('says nothing where every offer is on the ranked list', () => {
    expect(gateSummary([], 0)).toBeNull();
    expect(gateSummary([], 2)).toBeNull();
  });

  it('counts one', () => {
    expect(gateSummary(['offer_retired'], 2)).toBe(
      '1 of 2 matching offers is not on the ranked list: 1 retired (offer_retired).',
    );
  });

  it('names codes in the order of the gate, independent of the order of the match', () => {
    expect(gateSummary(['not_a_free_offer', 'offer_retired', 'not_a_free_offer'], 4)).toBe(
      '3 of 4 matching offers are not on the ranked list: 1 retired (offer_retired), 2 not free (not_a_free_offer).',
    );
  });

  it('has a clause for every code', () => {
    const summary = gateSummary(GATE_CODES, GATE_CODES.length);
    const places = GATE_CODES.map((code) => summary!.indexOf(`(${code})`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
