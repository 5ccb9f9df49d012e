import { describe, expect, test } from 'vitest';
import { alternativesByRecords, recordedCategory, recordRisk } from '../../../src/rules/risk/record-risk.ts';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import { catalogue, category, change, offer, TODAY, unsourced, vendor } from '../../builders.ts';

const gone = (changes: readonly ChangeRecord[]) => vendor({ name: 'Gone', offers: [], changes });
const riskOf = (changes: readonly ChangeRecord[]) => {
  const ended = gone(changes);
  return recordRisk(catalogue({ vendors: [ended] }), ended);
};

describe('the risk of a vendor without an offer', () => {
  test('is the level of its records, with the cause', () => {
    const found = riskOf([change({ change_type: 'free_tier_removed' })]);
    expect(found).toMatchObject({ gate: null, risk_level: 'risky', level_withheld_because: null });
    expect(found.risk_cause?.change_type).toBe('free_tier_removed');
  });

  test('is never stable', () => {
    const reversed = change({ resolution: { state: 'reversed', date: TODAY } });
    for (const records of [[change({ change_type: 'new_tier' })], [reversed]]) {
      expect(riskOf(records).risk_level).toBeNull();
    }
    expect(riskOf([])).toEqual({
      gate: null,
      risk_level: null,
      risk_cause: null,
      rating_withheld: null,
      level_withheld_because: 'No change record sets a level.',
    });
  });

  test('is withheld by the end of the product, with its sentence', () => {
    const found = riskOf([change({ change_type: 'product_deprecated', listing_effect: 'ends', date: '2026-10-01' })]);
    expect(found).toMatchObject({ gate: { code: 'product_discontinued' }, risk_level: null });
    expect(found.level_withheld_because).toBe(
      'The product was discontinued, by the product_deprecated record of 2026-10-01.',
    );
  });

  test('is withheld while its records lack a source', () => {
    expect(riskOf([unsourced()])).toMatchObject({
      risk_level: null,
      rating_withheld: { reason: 'no_source', records: 1 },
      level_withheld_because: 'The one change record that would set a level names no source.',
    });
  });
});

describe('the category of a vendor without an offer', () => {
  test('is that of its newest record', () => {
    const old = change({ category: 'Email', date: '2026-01-01' });
    expect(recordedCategory(gone([old, change({ category: 'Hosting', date: TODAY })]))).toBe('Hosting');
  });

  test('is unknown without records', () => {
    expect(recordedCategory(gone([]))).toBeNull();
  });
});

describe('the alternatives to a vendor without an offer', () => {
  const listed = (name: string, of = 'Databases') => vendor({ name, offers: [offer({ category: of })] });
  const names = (changes: readonly ChangeRecord[]) => {
    const ended = gone(changes);
    const vendors = [ended, listed('Gone Cloud', 'Email'), listed('Alpha'), listed('Beta', 'Email')];
    const categories = [category(), category({ name: 'Email' }), category({ name: 'Empty' })];
    return alternativesByRecords(catalogue({ vendors, categories }), ended).listings.map(
      (listing) => listing.vendor.name,
    );
  };

  test('are those that its records name, then the others of its category', () => {
    expect(names([change({ alternatives: ['Beta'] })])).toEqual(['Beta', 'Alpha']);
  });

  test('name no vendor twice', () => {
    expect(
      names([change({ alternatives: ['Alpha'] }), change({ alternatives: ['Alpha', 'Beta'] })]).toSorted(),
    ).toEqual(['Alpha', 'Beta']);
  });

  test('leave out names of retracted records, unlisted names and products of its own brand', () => {
    const retracted = change({ alternatives: ['Beta'], resolution: { state: 'retracted', date: TODAY } });
    expect(names([retracted, change({ alternatives: ['Gone Cloud', 'Gone', 'Unheard Of'] })])).toEqual(['Alpha']);
  });

  test('are none where the category lists none, or no record states one', () => {
    expect(names([change({ category: 'Empty' })])).toEqual([]);
    expect(names([])).toEqual([]);
  });
});
